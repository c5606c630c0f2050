/** The image worker on two devices, one of which fails. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, mock, test } from "node:test";
import type { Device } from "../../mod.ts";
import { load } from "../../bench/lib/load.ts";
import { ImageWorker, serve } from "../../examples/worker.ts";
import { devicesFromEnvironment, openDevices } from "../../examples/worker/devices.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { nameTwoDevices, onGpu, openTestDevice } from "../support/device.ts";
import { root } from "../support/process.ts";

const SIZE = 32;
const NAMES = ["baseline.jpg", "rgb.png", "turned.jpg"];
const SAMPLES = await Promise.all(NAMES.map(async (name) => ({
  file: new Uint8Array(await readFile(`${root}/test/data/codecs/${name}`)),
  expected: decodeNpy(await readFile(`${root}/test/data/worker/${name.split(".")[0]}.npy`))
    .data as Float32Array,
})));

describe("the image worker on two devices", () => {
  let devices: Device[];
  // Bun runs all files in one process, where garbage of other files may still be counted.
  let others: number[];
  let worker: ImageWorker;
  let service: Awaited<ReturnType<typeof serve>>;
  let url: string;
  before(async () => {
    devices = await Promise.all((await nameTwoDevices()).map((name) => openTestDevice(name)));
    others = devices.map((device) => device.memoryInUse());
    worker = await ImageWorker.open({ devices, size: SIZE, codecThreads: 2, maxBatch: 8, deviceRetry: 50 });
    service = await serve(worker, worker.settings, { port: 0, hostname: "127.0.0.1" });
    url = `http://127.0.0.1:${service.port}`;
  });
  after(async () => {
    await service.stop();
    for (const [i, device] of devices.entries()) {
      assert.ok(device.memoryInUse() <= others[i]!, `${device}: ${device.memoryInUse()} bytes in use`);
      device.dispose();
    }
  });

  /** Reads the metrics of each device. */
  async function metrics(name: string): Promise<number[]> {
    const page = await (await fetch(`${url}/metrics`)).text();
    return devices.map((device) =>
      Number(new RegExp(`^cuffi_${name}\\{device="${device}"\\} (.*)$`, "m").exec(page)?.[1] ?? 0)
    );
  }

  /** Sends requests and compares the answers with OpenCV's tensors. */
  async function send(requests: number, onAnswer: () => void = () => {}): Promise<void> {
    const { lost, statuses } = await load({
      connections: 16,
      requests,
      request: (index) => new Request(url, { method: "POST", body: SAMPLES[index % SAMPLES.length]!.file }),
      check: ({ status, body }, index) => {
        onAnswer();
        assert.equal(status, 200, new TextDecoder().decode(body));
        const { data } = decodeNpy(body), { expected } = SAMPLES[index % SAMPLES.length]!;
        const worst = expected.reduce(
          (most, value, i) => Math.max(most, Math.abs(value - Number(data[i]))),
          0,
        );
        assert.ok(worst <= (onGpu ? 1 / 255 / 0.224 : 1e-5), `off by ${worst}`);
      },
    });
    assert.deepEqual(lost, []);
    assert.deepEqual(statuses, { 200: requests });
  }

  async function probe(path: string): Promise<[number, string]> {
    const response = await fetch(url + path);
    return [response.status, (await response.text()).trim()];
  }

  test("shares the requests between them", async () => {
    await send(120);
    const answers = await metrics("device_answers_total");
    assert.equal(answers[0]! + answers[1]!, 120);
    assert.ok(Math.min(...answers) >= 30, `${answers}`);
    assert.deepEqual(await metrics("device_up"), [1, 1]);
    assert.deepEqual(await metrics("device_queue_depth"), [0, 0]);
    assert.ok((await metrics("device_bytes")).every((bytes) => bytes > 0));
  });

  test("loses no request when one fails, continues with the other, and takes it back", async () => {
    const errors = mock.method(console, "error", () => {});
    const broken = devices[1]!;
    try {
      let answered = 0;
      await send(120, () => {
        if (++answered === 40) broken.copy = () => assert.fail("injected");
      });
      assert.deepEqual(await metrics("device_up"), [1, 0]);
      assert.ok((await metrics("device_failures_total"))[1]! >= 1);
      assert.deepEqual(await probe("/healthz"), [200, "ok"]);
      assert.deepEqual(await probe("/readyz"), [200, `ok without ${broken}`]);
      const [, before] = await metrics("device_answers_total");
      await send(16);
      assert.deepEqual((await metrics("device_answers_total"))[1], before);
    } finally {
      Reflect.deleteProperty(broken, "copy");
    }
    while ((await metrics("device_up"))[1] === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await send(16);
    assert.deepEqual(await probe("/readyz"), [200, "ok"]);
    errors.mock.restore();
  });

  test("fails its probes when both have failed", async () => {
    const errors = mock.method(console, "error", () => {});
    try {
      for (const device of devices) device.copy = () => assert.fail("injected");
      const response = await fetch(url, { method: "POST", body: SAMPLES[0]!.file });
      assert.equal(response.status, 500);
      await response.text();
      assert.deepEqual(await probe("/healthz"), [503, "failed"]);
      assert.deepEqual(await probe("/readyz"), [503, "failed"]);
    } finally {
      for (const device of devices) Reflect.deleteProperty(device, "copy");
    }
    while ((await probe("/readyz"))[0] !== 200) await new Promise((resolve) => setTimeout(resolve, 10));
    await send(16);
    errors.mock.restore();
  });
});

test("DEVICES selects devices, or says what it can", async () => {
  for (
    const [text, expected] of [["all", "all"], ["0,2", "0,2"], ["software:2", "software:2"], ["", undefined]]
  ) {
    assert.equal(devicesFromEnvironment(text!), expected);
  }
  const message = /^RangeError: DEVICES: expected all, numbers of GPUs such as 0,1, or software:2 .*, got "/;
  for (const text of ["some", "0,0", "software:0", "-1", "cuda:1,"]) {
    assert.throws(() => devicesFromEnvironment(text), message);
  }
  const devices = await openDevices("software:2");
  assert.deepEqual(devices.map(String), ["software:0", "software:1"]);
  for (const device of devices) device.dispose();
});
