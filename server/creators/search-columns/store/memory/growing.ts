type Numbers = Uint8Array | Int32Array | Uint32Array;

/** The array, or a copy of twice its length (or more) with room for `at`. */
export function enlarged<T extends Numbers>(array: T, at: number): T {
  if (at < array.length) return array;
  const make = array.constructor as new (length: number) => T;
  const longer = new make(Math.max(array.length * 2, at + 1));
  longer.set(array);
  return longer;
}
