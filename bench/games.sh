#!/usr/bin/env bash
# Perft speed of all four games and of Stockfish in one run, one thread each, as bench/README.md reports it.
# Every figure is the best of RUNS (default 3); JVM start-up is not counted, nor is Stockfish's.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
runs=${RUNS:-3}

stockfish=$(command -v stockfish || echo /usr/games/stockfish)
best_stockfish() {
    local best=
    for ((i = 0; i < runs; i++)); do
        coproc SF { "$stockfish"; }
        local pid=$SF_PID line start end
        printf 'uci\nsetoption name Threads value 1\nisready\n' >&"${SF[1]}"
        while read -r line <&"${SF[0]}" && [[ $line != readyok ]]; do :; done
        start=$(date +%s%N)
        printf 'go perft 6\n' >&"${SF[1]}"
        while read -r line <&"${SF[0]}" && [[ $line != "Nodes searched"* ]]; do :; done
        end=$(date +%s%N)
        printf 'quit\n' >&"${SF[1]}"
        wait "$pid" || true
        local ms=$(((end - start) / 1000000))
        [[ -z $best || $ms -lt $best ]] && best=$ms
    done
    echo "$best"
}

best_perft() { # game depth options...
    local game=$1 depth=$2 best= json count ms
    shift 2
    for ((i = 0; i < runs; i++)); do
        json=$(./espalier perft "$game" --depth "$depth" --json "$@")
        count=$(sed 's/.*"count":\([0-9]*\).*/\1/' <<<"$json")
        ms=$(sed 's/.*"ms":\([0-9]*\).*/\1/' <<<"$json")
        [[ -z $best || $ms -lt $best ]] && best=$ms
    done
    echo "$count $best"
}

reference=
if [[ -x $stockfish ]]; then
    ms=$(best_stockfish)
    reference=$((119060324 / ms))
    printf '%-28s %6d ms %8.1f M/s\n' 'Stockfish perft 6' "$ms" "$(bc -l <<<"$reference/1000")"
else
    echo "stockfish is not installed: no ratios"
fi
row() { # title game depth options...
    local title=$1
    shift
    read -r count ms <<<"$(best_perft "$@")"
    printf '%-28s %6d ms %8.1f M/s' "$title" "$ms" "$(bc -l <<<"$count/$ms/1000")"
    [[ -n $reference ]] && printf '   %.2f of Stockfish' "$(bc -l <<<"$count/$ms/$reference")"
    echo
}
row 'chess perft 6, bulk' chess 6 --bulk
row 'chess perft 6, every leaf' chess 6
row 'othello perft 10, every leaf' othello 10
row 'checkers perft 11, bulk' checkers 11 --bulk
row 'checkers perft 11, every leaf' checkers 11
row 'loa perft 5, bulk' loa 5 --bulk
row 'loa perft 5, every leaf' loa 5
