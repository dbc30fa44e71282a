#!/bin/sh
# Every command of Espalier, with the game of this folder: ./__name__ think __name__ --time 2000
# Builds on first use and after a change. JAVA_OPTS has more options for the JVM, for instance -Xmx4g.
home=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
built=$home/target/built
if [ ! -f "$built" ] || [ -n "$(find "$home/pom.xml" "$home/src/main" -newer "$built" | head -n 1)" ]; then
    echo "__name__: building ..." >&2
    mvn -q -B -ntp -f "$home/pom.xml" -DskipTests package >&2 || exit 1
    touch "$built"
fi
terminal=false
screen=false
[ -t 2 ] && terminal=true
[ -t 1 ] && screen=true
# As Espalier's own launcher: tables stay where they were made, in large pages if there are any.
# shellcheck disable=SC2086 # the options are words
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Despalier.terminal=$terminal -Despalier.screen=$screen -XX:+UseSerialGC \
    -XX:+IgnoreUnrecognizedVMOptions -XX:+UseTransparentHugePages -XX:PretenureSizeThreshold=1m ${JAVA_OPTS:-} \
    -cp "$home/target/classes:$home/target/dependency/*" espalier.cli.Main "$@"
