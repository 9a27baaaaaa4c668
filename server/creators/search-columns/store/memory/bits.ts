/** A set of rows: row `r` is bit `r & 31` of word `r >>> 5`. */
export type Bits = Int32Array;

export const wordsFor = (rows: number) => (rows + 31) >>> 5;

export const hasBit = (bits: Bits, row: number) => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  const at = row >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const at = row >>> 5;
  bits[at] = (bits[at] ?? 0) & ~(1 << (row & 31));
}

/** Keeps in the first set what is in the second as well. */
export function intersect(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
}

/** Adds the second set to the first. */
export function unite(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}

/** Removes the second set from the first. */
export function subtract(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0);
}

/** Counts the rows of a set: the bits of each word are added in pairs, fours and eights. */
export function countBits(bits: Bits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

/** The rows of a set in ascending order. For sets with few rows; loops over many read the words themselves. */
export function rowsOf(bits: Bits): Int32Array {
  const rows = new Int32Array(countBits(bits));
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      rows[count++] = (at << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return rows;
}

/** A set that grows with the rows. */
export class GrowingBits {
  bits: Bits = new Int32Array(512);

  put(row: number, isIn: boolean): void {
    if (row >>> 5 >= this.bits.length) {
      const longer = new Int32Array(this.bits.length * 2);
      longer.set(this.bits);
      this.bits = longer;
    }
    if (isIn) setBit(this.bits, row);
    else clearBit(this.bits, row);
  }
}
