#!/usr/bin/env bash
# Compares starts of two command lines, run in turn: on an idle machine.
#   bench/startup.sh [RUNS]                       ./espalier with and without its archive of prepared classes
#   bench/startup.sh RUNS 'COMMAND' 'COMMAND'     any two, for instance launchers of two versions
# Prints medians: seconds and processor seconds of --help, seconds until think's first answer, node visits after 1, 5 and 30 s.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
runs=${1:-11}
one=${2:-./espalier}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
default=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/ *java.home = //p')/lib/server/classes.jsa
two=${3:-env ESPALIER_JAVA_OPTS=-XX:SharedArchiveFile=$default ./espalier}
TIMEFORMAT='%R %U %S'

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
help() { { time $1 --help >/dev/null 2>&1; } 2>&1; }
first() { # seconds until the first line
    local start=$EPOCHREALTIME
    $1 think chess --time 2000 --json 2>/dev/null | { read -r _ && echo "$start $EPOCHREALTIME" | awk '{ print $2 - $1 }'; cat >/dev/null; }
}
visits() { $1 think chess --time "$2" --json 2>/dev/null | tail -n 1 | sed 's/.*"nodeVisits":\([0-9]*\).*/\1/'; }

$one --version >/dev/null
$two --version >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for ((i = 0; i < runs; i++)); do
    for each in one two; do
        help "${!each}" >"$work/now"
        awk '{ print $1 }' "$work/now" >>"$work/$each.real"
        awk '{ print $2 + $3 }' "$work/now" >>"$work/$each.processor"
        first "${!each}" >>"$work/$each.first"
    done
done
for ((i = 0; i < (runs + 3) / 4; i++)); do
    for each in one two; do
        for ms in 1000 5000 30000; do visits "${!each}" $ms >>"$work/$each.$ms"; done
    done
done
for each in one two; do
    echo "${!each}: --help $(median <"$work/$each.real") s, processor $(median <"$work/$each.processor") s;" \
        "first answer $(median <"$work/$each.first") s; node visits after 1, 5, 30 s:" \
        "$(median <"$work/$each.1000") $(median <"$work/$each.5000") $(median <"$work/$each.30000")"
done
