#!/usr/bin/env bash
# How soon each protocol answers, and is ready to play: seconds from the start of the command, medians; on an idle machine.
#   bench/ready.sh [RUNS] ['COMMAND']
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
runs=${1:-11}
espalier=${2:-./espalier}

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
hear() { # waits for a line that begins like this; the seconds since the start
    local line
    while read -r line <&"$from" && [[ $line != "$1"* ]]; do :; done
    echo "$start $EPOCHREALTIME" | awk '{ printf "%.2f\n", $2 - $1 }'
}
start() { # protocol and game, greeting, its answer, question, its answer
    start=$EPOCHREALTIME
    # shellcheck disable=SC2086 # the command is words
    coproc engine { exec $espalier $1 2>/dev/null; }
    from=${engine[0]} to=${engine[1]} process=$engine_PID
    echo "$2" >&"$to"
    hear "$3" >>"$work/first"
    echo "$4" >&"$to"
    hear "$5" >>"$work/ready"
    echo quit >&"$to"
    wait "$process" || true
}
measure() {
    rm -f "$work"/*
    for ((i = 0; i < runs; i++)); do start "$@"; done
    echo "$1: first answer $(median <"$work/first") s, ready $(median <"$work/ready") s"
}

$espalier --version >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
measure uci uci uciok isready readyok
measure 'ugi othello' ugi ugiok isready readyok
measure xboard $'xboard\nprotover 2' 'feature done=0' '' 'feature done=1'
measure 'gtp othello' protocol_version '= 2' clear_board '='
measure nboard 'nboard 2' 'set myname' 'ping 1' 'pong 1'
