#!/usr/bin/env bash
# Which driver plays best? Matches of MTD(f), PVS and Aspiration NegaScout in all four games, each pair by itself.
#   bench/drivers.sh DIR TIME GAMES [SEED] [GAME ...]
#   bench/drivers.sh drivers-20ms 20ms 1000         equal time: on an idle machine, and then
#   bench/drivers.sh drivers-200ms 200ms 200        as a check
#   bench/drivers.sh drivers-20cpu 20cpu 1000       equal processor time: on any machine
#   bench/drivers.sh drivers-5000n 5000n 1000       equal nodes: on any machine
# The same command goes on where it was interrupted, in the middle of a pair too. SEED (default 1) chooses the openings, each
# played twice with colours swapped. Prints a line for each game and pair: games, wins, draws, losses and forfeits of the first,
# its Elo against the second with the 95 % interval; then for each pair the mean score of the games, as Elo.
set -euo pipefail
if (($# < 3)); then
    sed -n '2,10s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
dir=$1 time=$2 games=$3 seed=${4:-1}
shift $(($# < 4 ? 3 : 4))
(($#)) || set -- chess othello checkers loa
espalier=$(dirname "${BASH_SOURCE[0]}")/../espalier
mkdir -p "$dir"

for pair in mtd-f:pvs mtd-f:aspiration-nega-scout pvs:aspiration-nega-scout; do
    for game in "$@"; do
        first=${pair%:*} second=${pair#*:}
        "$espalier" match "$game" --player "algorithm=$first,name=$first,hash=4" --player "algorithm=$second,name=$second,hash=4" \
            --games "$games" --time "$time" --seed "$seed" --out "$dir/$game-$first-$second" --json >"$dir/now.json"
        echo "$first $second $game $(cat "$dir/now.json")"
    done
done | awk -v out="$dir/results.txt" '
    # Of the first player, who comes first in the answer; "" for null.
    function field(name) { return match($0, "\"" name "\":(-?[0-9.]+|[{][^}]*[}])") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) : "" }
    function score(points) { return 1 / (1 + 10 ^ (-points / 400)) }
    function elo(part) { return 400 * log(part / (1 - part)) / log(10) }
    function interval(low, high) { return low == "" || high == "" ? "without interval" : sprintf("[%+.0f, %+.0f]", low, high) }
    function show(line) { print line; print line >out; fflush() }
    {
        low = field("eloLow"); high = field("eloHigh"); pair = $1 " against " $2
        show(sprintf("%s, %s: %d games, +%d =%d -%d, forfeits %s, Elo %+.0f %s", pair, $3, field("games"), field("wins"),
            field("draws"), field("losses"), field("forfeits"), field("elo"), interval(low, high)))
        if (!(pair in count)) order[++pairs] = pair
        count[pair]++; sum[pair] += score(field("elo"))
        if (low == "" || high == "") open[pair] = 1
        else squares[pair] += ((score(high) - score(low)) / 2) ^ 2
    }
    END {
        for (i = 1; i <= pairs; i++) {
            pair = order[i]; mean = sum[pair] / count[pair]; half = sqrt(squares[pair]) / count[pair]
            show(sprintf("%s, mean of %d games: Elo %+.0f %s", pair, count[pair], elo(mean),
                pair in open ? interval("", "") : interval(elo(mean - half), elo(mean + half))))
        }
    }'
rm -f "$dir/now.json"
