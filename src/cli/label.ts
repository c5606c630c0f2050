/** Glyphs of 3 × 5 dots: each digit is a row, its bits the dots from left to right. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  I: "72227",
  J: "11152",
  K: "55655",
  L: "44447",
  M: "57755",
  N: "65555",
  O: "25552",
  P: "65644",
  Q: "25563",
  R: "65655",
  S: "34216",
  T: "72222",
  U: "55557",
  V: "55552",
  W: "55775",
  X: "55255",
  Y: "55222",
  Z: "71247",
  0: "75557",
  1: "26227",
  2: "61247",
  3: "61216",
  4: "55711",
  5: "74616",
  6: "34652",
  7: "71222",
  8: "25252",
  9: "25316",
  ".": "00002",
  "+": "02720",
  "×": "05250",
  "°": "25200",
  "-": "00700",
};
const SCALE = 2, ADVANCE = 4 * SCALE;

/** Rows of a label. */
export const LABEL_ROWS: number = 6 * SCALE;

/** White labels on grey, `[count, LABEL_ROWS, width, 3]`; what does not fit is cut off. */
export function drawLabels(
  labels: readonly string[],
  count: number,
  width: number,
  background: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count * LABEL_ROWS * width * 3).fill(background);
  labels.forEach((label, i) => {
    [...label.toUpperCase()].forEach((letter, at) => {
      const glyph = GLYPHS[letter] ?? "00000";
      for (let y = 0; y < 5 * SCALE; y++) {
        for (let x = 0; x < 3 * SCALE; x++) {
          const dots = Number(glyph[Math.floor(y / SCALE)]), column = at * ADVANCE + x;
          if (column >= width || (dots >> (2 - Math.floor(x / SCALE)) & 1) === 0) continue;
          bytes.fill(
            255,
            ((i * LABEL_ROWS + y) * width + column) * 3,
            ((i * LABEL_ROWS + y) * width + column + 1) * 3,
          );
        }
      }
    });
  });
  return bytes;
}
