#!/usr/bin/env bash
# Jobs per second of the laboratory's runners, on an idle machine with two cores: one thread, two threads, and a Spark cluster
# of two one-core workers on this machine. Measured from the second batch of results to the last, which excludes start-up
# and the first jobs, which Spark's driver runs itself.
# Arguments go to the experiment, for instance: --depth 8.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
pids=()
clean() {
    for pid in "${pids[@]}"; do
        kill "$pid" 2>/dev/null || true
    done
    wait
    rm -rf "$work"
}
trap clean EXIT
experiment=(solution-trees-figure-8 --trees=800 "$@")

# How many jobs are in a file of rows.
jobs() {
    awk -F, '/^[0-9]/ && !seen[$1]++ { count++ } END { print count + 0 }' "$1"
}

# Rate of a run: NAME ARGUMENT...
rate() {
    local name=$1 rows=$work/$1/solution-trees-figure-8-quick/rows.csv first=0 start=0 end=0 size=0 now growths=0 run
    shift
    ./espalier lab run "${experiment[@]}" --out "$work/$name" "$@" >"$work/$name.out" 2>"$work/$name.err" &
    run=$!
    while kill -0 "$run" 2>/dev/null; do
        now=$(stat -c %s "$rows" 2>/dev/null || echo 0)
        if [[ $now -gt $size ]]; then
            size=$now growths=$((growths + 1))
            if [[ $growths == 3 ]]; then # the head line is the first growth
                start=$EPOCHREALTIME first=$(jobs "$rows")
            fi
        fi
        if [[ ! -s $work/$name.out ]]; then
            end=$EPOCHREALTIME
        fi
        sleep 0.05
    done
    wait "$run" || { cat "$work/$name.err" >&2; exit 1; }
    if [[ $first == 0 ]]; then
        echo "$name: too few jobs to measure a rate, give more --trees" >&2
        exit 1
    fi
    awk -v jobs="$(jobs "$rows")" -v first="$first" -v s="$start" -v e="$end" 'BEGIN { printf "%.2f", (jobs - first) / (e - s) }'
}

./espalier lab run --on local --help >/dev/null # builds what is not built
home=$PWD/spark/target
export SPARK_LOCAL_IP=127.0.0.1 SPARK_SCALA_VERSION=2.13
export JAVA_HOME=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}

# Starts a part of the cluster and waits until its log says so: LOG PATTERN CLASS ARGUMENT...
part() {
    local log=$work/$1 said=$2
    shift 2
    SPARK_HOME=$home java -Xmx512m -cp "$home/jars/*" "$@" >"$log" 2>&1 &
    pids+=($!)
    until grep -q "$said" "$log"; do
        kill -0 "${pids[-1]}" 2>/dev/null || { cat "$log" >&2; exit 1; }
        sleep 0.2
    done
}

one=$(rate one --on threads --threads 1)
echo "1 thread:  $one jobs/s"
two=$(rate two --on threads --threads 2)
echo "2 threads: $two jobs/s, $(awk -v a="$two" -v b="$one" 'BEGIN { printf "%.2f", a / b }') of 1 thread (at least 1.8 expected)"
part master 'Starting Spark master at' org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0
url=$(grep -o 'spark://127.0.0.1:[0-9]*' "$work/master" | head -n 1)
for i in 1 2; do
    part "worker$i" 'registered with master' org.apache.spark.deploy.worker.Worker \
        --host 127.0.0.1 --cores 1 --memory 1g --webui-port 0 --work-dir "$work/work$i" "$url"
done
export ESPALIER_JAVA_OPTS="-Dspark.driver.host=127.0.0.1 -Dspark.executor.memory=512m ${ESPALIER_JAVA_OPTS:-}"
spark=$(rate spark --on "$url")
echo "Spark:     $spark jobs/s, $(awk -v a="$spark" -v b="$two" 'BEGIN { printf "%.2f", a / b }') of 2 threads (at least 0.8 expected)"
cmp <(sort "$work/two/"*/rows.csv) <(sort "$work/spark/"*/rows.csv) && echo "the same rows"
