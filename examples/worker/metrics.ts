const HELP: Record<string, string> = {
  requests_total: "Answered requests by status.",
  request_seconds: "Time from the request headers to the response.",
  batch_images: "Images per batch.",
  queue_depth: "Pending requests.",
  device_bytes: "Device memory in use.",
  device_up: "1 if the device is in service, 0 if it has failed.",
  device_queue_depth: "Requests that the device works on.",
  device_answers_total: "Answers by device.",
  device_failures_total: "How often the device was taken out of service.",
  files_bytes: "Bytes of files that are being received or wait to be decoded.",
  images_bytes: "Bytes for decoding and for decoded images.",
};
const BUCKETS: Record<string, readonly number[]> = {
  request_seconds: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  batch_images: [1, 2, 4, 8, 16, 32, 64, 128],
};

/** Counters and histograms in Prometheus' text format. */
export class Metrics {
  readonly #counters: Map<string, Map<string, number>> = new Map();
  readonly #histograms: Map<string, { counts: number[]; sum: number; count: number }> = new Map();

  count(name: string, labels: string): void {
    const counter = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, counter.set(labels, (counter.get(labels) ?? 0) + 1));
  }

  observe(name: string, value: number): void {
    const buckets = BUCKETS[name]!;
    let histogram = this.#histograms.get(name);
    if (!histogram) {
      this.#histograms.set(name, histogram = { counts: buckets.map(() => 0), sum: 0, count: 0 });
    }
    buckets.forEach((bound, i) => histogram.counts[i]! += value <= bound ? 1 : 0);
    histogram.sum += value;
    histogram.count++;
  }

  /** @param gauges Values by name, or by name and labels. */
  page(gauges: Record<string, number | Record<string, number>>): string {
    const lines: string[] = [];
    const metric = (name: string, type: string, samples: string[]) =>
      lines.push(`# HELP cuffi_${name} ${HELP[name]}`, `# TYPE cuffi_${name} ${type}`, ...samples);
    for (const [name, value] of Object.entries(gauges)) {
      const samples = typeof value === "number"
        ? [`cuffi_${name} ${value}`]
        : Object.entries(value).map(([labels, value]) => `cuffi_${name}{${labels}} ${value}`);
      metric(name, "gauge", samples);
    }
    for (const [name, counter] of this.#counters) {
      metric(name, "counter", [...counter].map(([labels, value]) => `cuffi_${name}{${labels}} ${value}`));
    }
    for (const [name, { counts, sum, count }] of this.#histograms) {
      metric(name, "histogram", [
        ...counts.map((value, i) => `cuffi_${name}_bucket{le="${BUCKETS[name]![i]}"} ${value}`),
        `cuffi_${name}_bucket{le="+Inf"} ${count}`,
        `cuffi_${name}_sum ${sum}`,
        `cuffi_${name}_count ${count}`,
      ]);
    }
    return lines.join("\n") + "\n";
  }
}
