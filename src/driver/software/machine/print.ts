/** Device `printf`. Text goes to a 1 MiB buffer, as on CUDA, and to stdout after the launch. */

/** The printf output of one launch, shared by all workers. */
export interface PrintBuffer {
  /** One element: the number of bytes requested, which exceeds the capacity if some did not fit. */
  readonly used: Int32Array;
  readonly bytes: Uint8Array;
}

/** The default of `CU_LIMIT_PRINTF_FIFO_SIZE`. */
const CAPACITY = 1 << 20;

export function createPrintBuffer(): PrintBuffer {
  const memory = typeof SharedArrayBuffer === "undefined"
    ? new ArrayBuffer(CAPACITY + 8)
    : new SharedArrayBuffer(CAPACITY + 8);
  return { used: new Int32Array(memory, 0, 1), bytes: new Uint8Array(memory, 8) };
}

/** Writes the buffer to stdout and empties it. */
export function flushPrintBuffer(print: PrintBuffer): void {
  const used = print.used[0]!;
  if (used === 0) return;
  print.used[0] = 0;
  // Text that did not fit leaves a hole only at the end, because each text reserved its own range.
  const lost = used < 0 || used > print.bytes.length;
  const end = lost ? print.bytes.length : used;
  const text = new TextDecoder().decode(print.bytes.slice(0, end)).replace(/\0+$/, "");
  print.bytes.fill(0, 0, end);
  writeToStdout(text);
  if (lost) {
    console.warn(
      `cuffi: device printf wrote more than ${CAPACITY} bytes in one launch; the rest was discarded`,
    );
  }
}

function writeToStdout(text: string): void {
  const { process } = globalThis as { process?: { stdout?: { write?(text: string): unknown } } };
  if (process?.stdout?.write) process.stdout.write(text);
  else console.log(text.replace(/\n$/, ""));
}

/**
 * Formats like C's printf (CUDA C++ Programming Guide, "Formatted Output").
 *
 * The arguments are packed as for vprintf: each is aligned to its own size, which is 4 bytes for `int` and 8
 * for `long`, pointers and floating point. `count` is the number of arguments, CUDA's return value. The
 * function also runs in workers, which receive it as source text (see worker.ts), so it must use nothing but
 * its parameters.
 *
 * @param format address of the zero-terminated format
 * @param args address of the packed arguments
 */
export function formatPrint(
  memory: ArrayBufferLike,
  format: number,
  args: number,
): { text: string; count: number } {
  const bytes = new Uint8Array(memory);
  const view = new DataView(memory);
  let next = args;
  let count = 0;

  const stringAt = (address: number): string => {
    const end = bytes.indexOf(0, address);
    return new TextDecoder().decode(bytes.slice(address, end < 0 ? bytes.length : end));
  };
  const take = (size: 4 | 8): number => {
    const at = Math.ceil(next / size) * size;
    next = at + size;
    count++;
    return at;
  };
  // C rounds exact ties to even, JavaScript rounds them up.
  const tiesToEven = (render: (digits: number) => string, digits: number): string => {
    const rounded = render(digits);
    const [mantissa, tail] = render(Math.min(digits + 30, 100)).split("e");
    const point = mantissa!.indexOf(".");
    if (!/^50*$/.test(mantissa!.slice(point + 1 + digits))) return rounded;
    const lower = mantissa!.slice(0, digits === 0 ? point : point + 1 + digits);
    return /[02468]$/.test(lower) ? lower + (tail === undefined ? "" : `e${tail}`) : rounded;
  };
  const fixed = (value: number, digits: number): string =>
    tiesToEven((n) => value.toFixed(n), Math.min(digits, 100));
  const scientific = (value: number, digits: number): string =>
    tiesToEven((n) => value.toExponential(n), Math.min(digits, 100));
  const exponent = (text: string): string => text.replace(/e([+-])(\d)$/, "e$10$2");
  const general = (value: number, precision: number, keepZeros: boolean): string => {
    const digits = precision === 0 ? 1 : precision;
    const power = value === 0 ? 0 : Number(scientific(value, digits - 1).split("e")[1]);
    const text = power < -4 || power >= digits
      ? scientific(value, digits - 1)
      : fixed(value, digits - 1 - power);
    if (keepZeros || !text.includes(".")) return exponent(text);
    const [mantissa, tail] = text.split("e");
    return exponent(mantissa!.replace(/\.?0+$/, "") + (tail === undefined ? "" : `e${tail}`));
  };
  const hexadecimal = (value: number, precision: number | undefined): string => {
    if (value === 0) return `0x0${precision ? "." + "0".repeat(precision) : ""}p+0`;
    let power = Math.floor(Math.log2(value));
    while (value / 2 ** power >= 2) power++;
    while (value / 2 ** power < 1) power--;
    let fraction = BigInt(Math.round((value / 2 ** power - 1) * 2 ** 52));
    let lead = 1n;
    if (precision !== undefined && precision < 13) {
      const drop = BigInt(52 - 4 * precision);
      const significand = (1n << 52n) | fraction;
      let rounded = significand >> drop;
      const rest = significand & ((1n << drop) - 1n);
      const half = 1n << (drop - 1n);
      if (rest > half || (rest === half && (rounded & 1n) === 1n)) rounded++;
      lead = rounded >> BigInt(4 * precision);
      fraction = (rounded & ((1n << BigInt(4 * precision)) - 1n)) << drop;
    }
    let digits = fraction.toString(16).padStart(13, "0");
    if (precision === undefined) digits = digits.replace(/0+$/, "");
    else digits = digits.slice(0, precision).padEnd(precision, "0");
    return `0x${lead}${digits ? "." + digits : ""}p${power < 0 ? "-" : "+"}${Math.abs(power)}`;
  };
  const floating = (
    value: number,
    type: string,
    precision: number | undefined,
    alternate: boolean,
  ): string => {
    if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : "inf";
    if (type === "a") return hexadecimal(value, precision);
    const digits = precision ?? 6;
    if (type === "g") return general(value, digits, alternate);
    const text = type === "e"
      ? exponent(scientific(value, digits))
      : value < 1e21
      ? fixed(value, digits)
      : BigInt(value) + (digits > 0 ? "." + "0".repeat(digits) : "");
    return alternate && digits === 0 ? text.replace(/(e|$)/, ".$1") : text;
  };

  const text = stringAt(format).replace(
    /%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(hh|h|ll|l|j|z|t|L)?([diouxXcsfFeEgGaAp%])/g,
    (
      _whole: string,
      flags: string,
      widthText?: string,
      precisionText?: string,
      length?: string,
      type?: string,
    ): string => {
      if (type === "%") return "%";
      let left = flags.includes("-");
      // Width and precision are limited, so that one call cannot fill the memory.
      const limit = 4096;
      let width = widthText === "*" ? view.getInt32(take(4), true) : Number(widthText ?? 0);
      if (width < 0) {
        left = true;
        width = -width;
      }
      width = Math.min(width, limit);
      let precision = precisionText === undefined
        ? undefined
        : precisionText === "*"
        ? view.getInt32(take(4), true)
        : Number(precisionText);
      if (precision !== undefined && precision < 0) precision = undefined;
      if (precision !== undefined && type !== "s") precision = Math.min(precision, limit);
      const alternate = flags.includes("#");
      const lower = type!.toLowerCase();
      let sign = "";
      let prefix = "";
      let body: string;
      let zeros = flags.includes("0") && !left;

      if (lower === "c") {
        body = String.fromCharCode(view.getUint8(take(4)));
        zeros = false;
      } else if (lower === "s") {
        const pointer = Number(view.getBigUint64(take(8), true));
        body = pointer === 0 ? "(null)" : stringAt(pointer);
        if (precision !== undefined) body = body.slice(0, precision);
        zeros = false;
      } else if (lower === "p") {
        const pointer = view.getBigUint64(take(8), true);
        body = pointer === 0n ? "(nil)" : `0x${pointer.toString(16)}`;
        zeros = false;
      } else if ("fega".includes(lower)) {
        const value = view.getFloat64(take(8), true);
        const negative = value < 0 || Object.is(value, -0);
        sign = negative ? "-" : flags.includes("+") ? "+" : flags.includes(" ") ? " " : "";
        body = floating(Math.abs(value), lower, precision, alternate);
        if (!Number.isFinite(value)) zeros = false;
        else if (lower === "a") {
          prefix = "0x";
          body = body.slice(2);
        }
      } else {
        const wide = length !== undefined && !length.startsWith("h");
        const at = take(wide ? 8 : 4);
        const bits = length === "hh" ? 8 : length === "h" ? 16 : wide ? 64 : 32;
        const raw = wide ? view.getBigUint64(at, true) : BigInt(view.getUint32(at, true));
        if (lower === "d" || lower === "i") {
          const value = BigInt.asIntN(bits, raw);
          sign = value < 0n ? "-" : flags.includes("+") ? "+" : flags.includes(" ") ? " " : "";
          body = (value < 0n ? -value : value).toString();
        } else {
          const value = BigInt.asUintN(bits, raw);
          body = value.toString(lower === "x" ? 16 : lower === "o" ? 8 : 10);
          if (alternate && lower === "x" && value !== 0n) prefix = "0x";
          if (alternate && lower === "o" && !body.startsWith("0")) body = "0" + body;
        }
        if (precision !== undefined) {
          body = precision === 0 && body === "0" ? "" : body.padStart(precision, "0");
          zeros = false;
        }
      }
      if (zeros) body = body.padStart(width - sign.length - prefix.length, "0");
      const result = sign + prefix + body;
      const shown = type === lower ? result : result.toUpperCase();
      return left ? shown.padEnd(width) : shown.padStart(width);
    },
  );
  return { text, count };
}
