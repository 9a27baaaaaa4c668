/** Arithmetic mean; null without values. */
export function mean(values: readonly number[]): number | null {
  return values.length ? sum(values) / values.length : null;
}

/** The middle value, or the mean of the two middle values; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
