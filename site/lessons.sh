#!/usr/bin/env bash
# Takes the pictures of the lessons that the site shows, docs/images/lesson-N.png, from the studio in headless Chromium.
#   site/lessons.sh [ADDRESS]      of a studio that runs; without it one is started
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
address=${1:-}
if [[ -z $address ]]; then
    out=$(mktemp)
    ./espalier studio --no-open >"$out" &
    studio=$!
    trap 'kill $studio 2>/dev/null || true; rm -f "$out"' EXIT
    until grep -q '^http' "$out"; do kill -0 $studio && sleep 1; done
    address=$(grep -o '^http[^ ]*' "$out")
fi
count=$(grep -c '^    title: ' studio/src/main/resources/espalier/studio/page/lessons/list.js)
for ((number = 1; number <= count; number++)); do
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1100,760 --virtual-time-budget=6000 \
        --screenshot="$PWD/docs/images/lesson-$number.png" "$address#/lessons/$number" >/dev/null 2>&1
done
