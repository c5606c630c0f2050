#!/usr/bin/env bash
# Runs the tests and benchmarks on a machine with an NVIDIA GPU, without npm or network: the suite on the GPU
# and on the software device under each runtime, then the benchmarks.
#
#   test/gpu.sh            everything
#   test/gpu.sh suite      the tests only (of some folders: test/gpu.sh suite test/array …)
#   test/gpu.sh bench      the benchmarks only (of some suites: test/gpu.sh bench launch cold …)
#
#   RUNTIMES="bun deno node"  the runtimes (default: those that are installed; Node.js from 26.9)
#   DEVICES="cuda software"  the devices of the suite
#   FULL=1                 full benchmarks instead of --quick
#   STEP_TIMEOUT=540       time limit of a step in seconds
#   CUFFI_GPU_LOG=path     the log (default: out/gpu.log); results are saved next to it as JSON
#
# Exits with status 1 if anything failed. Missed targets of the benchmarks are listed but are not failures.
set -uo pipefail
cd "$(dirname "$0")/.."
PATH="$PATH:$PWD/node_modules/.bin"
export NO_COLOR=1

part=all
case "${1:-}" in
  suite | bench) part=$1; shift ;;
  "") ;;
  *) echo "usage: test/gpu.sh [suite [path…] | bench [name…]]" >&2; exit 2 ;;
esac

log=${CUFFI_GPU_LOG:-out/gpu.log}
mkdir -p "$(dirname "$log")"
exec > >(tee "$log") 2>&1
writer=$!

found=
for name in bun deno; do command -v "$name" > /dev/null && found+="$name "; done
# The system's Node.js may be too old.
for node in $(type -ap node); do
  "$node" -e 'process.exit(require("node:module").isBuiltin("node:ffi") ? 0 : 1)' || continue
  PATH="$(dirname "$node"):$PATH"
  found+="node "
  break
done
runtimes=${RUNTIMES:-$found}
devices=${DEVICES:-cuda software}
unset DEVICES # also a setting of the image worker
limit=${STEP_TIMEOUT:-540}
summary=()
failed=0

# step NAME COMMAND…: runs the command and records its outcome.
step() {
  local name=$1 status start=$SECONDS verdict
  shift
  printf '\n=== %s: %s\n' "$name" "$*"
  timeout --kill-after=10 "$limit" "$@"
  status=$?
  case $status in
    0) verdict=ok ;;
    124 | 137) verdict="TIMED OUT" ;;
    *) verdict="FAILED ($status)" ;;
  esac
  [ "$status" -eq 0 ] || failed=1
  summary+=("$(printf '%-28s %-14s %4d s' "$name" "$verdict" $((SECONDS - start)))")
}

nvidia-smi --query-gpu=name,driver_version,memory.total,clocks.max.sm --format=csv,noheader || {
  echo "nvidia-smi does not answer: this machine has no working NVIDIA driver"
  failed=1
}
nvcc --version 2> /dev/null | tail -n 2 | head -n 1
for runtime in $runtimes; do
  printf '%s: %s, %s\n' "$runtime" "$(command -v "$runtime" || echo missing)" "$("$runtime" --version 2>&1 | head -n 1)"
done
if [ -z "$runtimes" ]; then
  echo "neither bun, deno nor node is on the PATH or in node_modules"
  failed=1
fi

if [ "$part" != bench ]; then
  for device in $devices; do
    for runtime in $runtimes; do
      case $runtime in
        bun)
          step "tests, $device, bun" env CUFFI_DEVICE="$device" CUFFI_TEST_SHARED=gpu \
            bun test --parallel=4 --timeout 60000 "$@"
          # Takes most of the GPU's memory.
          [ "$device" != cuda ] || [ $# -gt 0 ] || step "out of memory, $device, bun" \
            env CUFFI_DEVICE="$device" bun test test/core/memory/pool.test.ts
          ;;
        deno)
          step "tests, $device, deno" env CUFFI_DEVICE="$device" CUFFI_TEST_SHARED=process \
            deno test --parallel --allow-all --no-lock --no-check --quiet "${@:-test}"
          # One by one: NCCL and ONNX Runtime wait for whole GPUs.
          [ "$device" != cuda ] || [ $# -gt 0 ] || step "worlds and models, $device, deno" \
            env CUFFI_DEVICE="$device" deno test --allow-all --no-lock --no-check --quiet \
            test/distributed test/onnx test/fuzz/onnx.test.ts test/examples/worker_model.test.ts test/examples/read_text.test.ts
          ;;
        node)
          patterns=()
          for path in "${@:-test}"; do
            [ -d "$path" ] && path+="/**/*.test.ts"
            patterns+=("$path")
          done
          step "tests, $device, node" env CUFFI_DEVICE="$device" CUFFI_TEST_SHARED=gpu NODE_COMPILE_CACHE="$PWD/out/node_cache" \
            node --disable-warning=ExperimentalWarning --test --test-concurrency=2 "${patterns[@]}"
          ;;
        *) echo "RUNTIMES: expected bun, deno or node, got $runtime"; failed=1 ;;
      esac
    done
  done
fi

if [ "$part" != suite ] && [ -n "$runtimes" ]; then
  set -- "$@" --runtimes "$(echo $runtimes)" --save="$(dirname "$log")"
  [ "${FULL:-}" = 1 ] || set -- "$@" --quick
  case $runtimes in
    *bun*) step benchmarks bun bench/main.ts "$@" ;;
    *deno*) step benchmarks deno run --allow-all --no-lock bench/main.ts "$@" ;;
    *) step benchmarks node --disable-warning=ExperimentalWarning bench/main.ts "$@" ;;
  esac
fi

printf '\n=== summary\n'
printf '%s\n' ${summary[@]+"${summary[@]}"}
if [ "$failed" -eq 0 ]; then echo "everything passed"; else echo "something failed; the log is $log"; fi
exec >&- 2>&-
wait "$writer"
exit "$failed"
