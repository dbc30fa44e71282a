#!/usr/bin/env bash
# Which driver plays best? MTD(f) against Aspiration NegaScout and PVS, and PVS against Aspiration NegaScout, in all four games.
#   bench/drivers.sh DIR TIME GAMES [GAME ...]
#   bench/drivers.sh drivers-20cpu 20cpu 1000       equal processor time: on any machine
#   bench/drivers.sh drivers-20ms 20ms 1000         equal time: on an idle machine, and then
#   bench/drivers.sh drivers-200ms 200ms 200        as a check
#   bench/drivers.sh drivers-5000n 5000n 1000       equal nodes: on any machine
#   bench/drivers.sh DIR                            plays nothing, and prints what the rows in DIR say
# The same command goes on where it was interrupted. Each opening is played twice with colours swapped. Prints a line for each pair and
# game, from the complete pairs of games: games, wins, draws and losses of the first, its Elo against the second with the 95 % interval;
# then for each pair the mean score of the games, as Elo.
set -euo pipefail
if (($# != 1 && $# < 3)); then
    sed -n '2,12s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
dir=$1
espalier=$(dirname "${BASH_SOURCE[0]}")/../espalier

# DIR/PLACE gets the match of the first driver with each of the others.
play() {
    local place=$1 game=$2 players=() driver
    shift 2
    for driver; do players+=(--player "algorithm=$driver,name=$driver,hash=4"); done
    "$espalier" match "$game" "${players[@]}" --gauntlet --games "$games" --time "$time" --out "$dir/$place"
}

if (($# > 1)); then
    time=$2 games=$3
    shift 3
    (($#)) || set -- chess othello checkers loa
    for game; do play "$game" "$game" mtd-f aspiration-nega-scout pvs; done
    for game; do play "$game-pvs" "$game" pvs aspiration-nega-scout; done
fi

# The names of a match's players and its rows.
for manifest in "$dir"/*/manifest.json; do
    sed -n 's/.*"game" : "\(.*\)",.*/game,\1/p; s/.*"player[0-9]" : ".*name=\([^,"]*\).*/player,\1/p' "$manifest"
    zcat -f "${manifest%/*}"/rows.csv* | cut -d , -f 4-7
done | awk -F , '
    function elo(part) { return part <= 0 ? "-inf" : part >= 1 ? "+inf" : sprintf("%+.0f", 400 * log(part / (1 - part)) / log(10)) }
    function interval(mean, half) { return "Elo " elo(mean) " [" elo(mean - half) ", " elo(mean + half) "]" }
    $1 == "game" { game = $2; players = 0; next }
    $1 == "player" { name[players++] = $2; next }
    $1 == "round" { next }
    {
        a = $2 < $3 ? $2 : $3; b = $2 + $3 - a; pair = name[a] " against " name[b]; key = pair "," game; round = key "," $1
        points = $4 == "1/2-1/2" ? 0.5 : ($4 == "1-0") == ($2 == a)
        if (!(round in half)) { half[round] = points; next }
        both = half[round] + points
        if (!(key in n)) { order[++keys] = key; if (!(pair in count)) pairs[++differ] = pair; count[pair]++ }
        for (one = 0; one < 2; one++) { p = one ? points : half[round]; if (p == 1) wins[key]++; else if (p) draws[key]++; else losses[key]++ }
        n[key]++; sum[key] += both / 2; squares[key] += both * both / 4
    }
    END {
        for (i = 1; i <= keys; i++) {
            key = order[i]; split(key, part, ","); mean = sum[key] / n[key]
            error = n[key] > 1 ? (squares[key] - n[key] * mean * mean) / (n[key] - 1) / n[key] : 0.25
            means[part[1]] += mean; errors[part[1]] += error
            printf "%s, %s: %d games, +%d =%d -%d, %s\n", part[1], part[2], 2 * n[key], wins[key], draws[key], losses[key], interval(mean, 1.96 * sqrt(error))
        }
        for (i = 1; i <= differ; i++) {
            pair = pairs[i]
            printf "%s, mean of the %d games: %s\n", pair, count[pair], interval(means[pair] / count[pair], 1.96 * sqrt(errors[pair]) / count[pair])
        }
    }'
