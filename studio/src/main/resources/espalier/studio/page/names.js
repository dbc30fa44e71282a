// Algorithms as papers write them. Others, from a provider on the class path, keep the name of the command line.

const NAMES = {
  minimax: 'Minimax', 'alpha-beta': 'Alpha-beta', 's-alpha-beta': 'S-alpha-beta', 'alpha-beta-memory': 'Alpha-beta with memory',
  scout: 'SCOUT', pvs: 'PVS', 'nega-scout': 'NegaScout', 'nega-scout-memory': 'NegaScout with memory', 'informed-nega-scout': 'Informed NegaScout',
  'c-star': 'C*', 'c-star-memory': 'C* with memory', 'sss-star': 'SSS*', 'dual-star': 'DUAL*', 'rec-sss-star': 'Recursive SSS*',
  'sss-2': 'SSS-2', 'sss-2-diminish': 'SSS-2 by expand and diminish', 'dual-2': 'DUAL-2', 'sss-0': 'SSS-0', 'sss-4': 'SSS-4', 'sss-b': 'SSS-B',
  'ab-sss-star': 'AB-SSS*', 'ab-dual-star': 'AB-DUAL*', 'mtd-f': 'MTD(f)', 'mtd-step': 'MTD(step)', 'mtd-best': 'MTD(best)',
  'aspiration-nega-scout': 'Aspiration NegaScout', 'alpha-bounding': 'Alpha Bounding', bns: 'Best Node Search', 'bns-memory': 'BNS with memory',
  'bns-statistical': 'BNS, statistical', 'bns-statistical-memory': 'BNS, statistical, memory', 'bns-analytic': 'BNS, analytic',
  'bns-analytic-memory': 'BNS, analytic, memory', 'second-best': 'Second best search',
};

const MODELS = {
  'm-star': 'M*', 'm-star-1p': 'M*, one pass', 'm-star-simple': 'M* with simple pruning', 'alpha-beta-star': 'Alpha-beta*',
  'alpha-beta-star-sharp': 'Alpha-beta*, sharp', 'alpha-beta-star-1p': 'Alpha-beta*, one pass', 'alpha-beta-star-1p-sharp': 'Alpha-beta*, one pass, sharp',
};

/** The name that people use. */
export const pretty = name => NAMES[name] ?? MODELS[name] ?? name;
