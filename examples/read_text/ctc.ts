/** Turns the recognizer's output into text: greedy decoding of connectionist temporal classification (CTC). */

/** A text with the mean probability of its characters. */
export interface Recognized {
  readonly text: string;
  readonly confidence: number;
}

/** Returns the text of each class of the recognizer: the blank, the model's characters, and the space. */
export function alphabet(characters: string): string[] {
  return ["", ...characters.replace(/\n$/, "").split("\n"), " "];
}

/**
 * Decodes one text.
 *
 * @param classes The most likely class at each step. Class 0, the blank, separates repeated characters.
 * @param probabilities Its probability.
 */
export function decodeText(
  classes: ArrayLike<number>,
  probabilities: ArrayLike<number>,
  alphabet: readonly string[],
): Recognized {
  let text = "", sum = 0, count = 0;
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] === 0 || classes[i] === classes[i - 1]) continue;
    text += alphabet[classes[i]!]!;
    sum += probabilities[i]!;
    count++;
  }
  return { text, confidence: count === 0 ? 0 : sum / count };
}
