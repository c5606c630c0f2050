/**
 * Returns `list[index]`, or throws if there is no such element.
 *
 * For indices that an invariant keeps in range: a mistake fails here instead of spreading as `undefined`.
 */
export function at<T extends NonNullable<unknown>>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`index ${index} is out of range for length ${list.length}`);
  return value;
}
