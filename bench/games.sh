#!/usr/bin/env bash
# The speed of all four games and of Stockfish in one run, one thread each, as bench/README.md reports it: GamesBenchmark in
# a warm JVM (its best shot), Stockfish's perft 6 before and after it (the better one), both without start-up.
# Arguments go to JMH (for instance: -f 3). COLD=1 adds perft by the command line, in a cold JVM.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
jar=bench/target/benchmarks.jar
if [[ ! -f $jar ]]; then
    echo "first: mvn package -pl bench -am -DskipTests" >&2
    exit 2
fi

stockfish=$(command -v stockfish || echo /usr/games/stockfish)
stockfish_ms() {
    local line start end
    coproc SF { "$stockfish"; }
    local pid=$SF_PID
    printf 'uci\nsetoption name Threads value 1\nisready\n' >&"${SF[1]}"
    while read -r line <&"${SF[0]}" && [[ $line != readyok ]]; do :; done
    start=$(date +%s%N)
    printf 'go perft 6\n' >&"${SF[1]}"
    while read -r line <&"${SF[0]}" && [[ $line != "Nodes searched"* ]]; do :; done
    end=$(date +%s%N)
    printf 'quit\n' >&"${SF[1]}"
    wait "$pid" || true
    echo $(((end - start) / 1000000))
}

before=
if [[ -x $stockfish ]]; then
    before=$(stockfish_ms)
else
    echo "stockfish is not installed: no ratios"
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
java -jar "$jar" GamesBenchmark -v normal "$@" >"$log"

speed=0
if [[ -n $before ]]; then
    after=$(stockfish_ms)
    ms=$((before < after ? before : after))
    speed=$(bc -l <<<"119060324/$ms/1000")
    printf '%-32s %6d ms %8.1f M/s\n' 'Stockfish perft 6' "$ms" "$speed"
fi
# JMH prints the parameters of a trial, then a line for every shot: "Iteration   1: 12.3 ms/op".
awk -v speed="$speed" '
    function report() {
        if (best == "") return
        split(what, word, " ")
        nodes = word[4] == "" ? 2000000 : word[4]
        rate = nodes / best / 1000
        ratio = (speed > 0) ? sprintf("   %.2f of Stockfish", rate / speed) : ""
        if (word[4] == "") {
            printf "%-32s %6.1f ns\n", what ", search node", best * 1e6 / nodes
        } else {
            printf "%-32s %6d ms %8.1f M/s%s\n", word[1] " perft " word[2] ", " word[3], best, rate, ratio
        }
        best = ""
    }
    /^# Parameters:/ { report(); what = $0; sub(/.* = /, "", what); sub(/\)$/, "", what) }
    /^Iteration/ { ms = $3 + 0; if (best == "" || ms < best) best = ms }
    END { report() }' "$log"

if [[ -n ${COLD:-} ]]; then
    for row in 'chess 6 --bulk' 'chess 5' 'othello 10' 'checkers 11 --bulk' 'checkers 11' 'loa 5 --bulk' 'loa 5'; do
        read -r game depth bulk <<<"$row"
        json=$(./espalier perft "$game" --depth "$depth" --json $bulk)
        count=$(sed 's/.*"count":\([0-9]*\).*/\1/' <<<"$json")
        ms=$(sed 's/.*"ms":\([0-9]*\).*/\1/' <<<"$json")
        printf '%-32s %6d ms %8.1f M/s\n' "cold: $row" "$ms" "$(bc -l <<<"$count/$ms/1000")"
    done
fi
