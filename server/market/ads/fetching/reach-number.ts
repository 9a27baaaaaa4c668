const sizes = { '': 1, K: 1e3, M: 1e6, B: 1e9 } as const;
const form = /^[<>≥≤]?\s*([\d.,]+)\s*([KMB]?)/i;

/**
 * Converts a reach as libraries write it ("11K", "0-1K", "1M+") to a number of people: the lower end of a range, so
 * that only certain people count. "0-1K" is 0. @returns null if nothing is reported
 */
export function reachNumber(text: string): number | null {
  const plain = text.trim();
  const [, digits = '', unit = ''] = form.exec(plain) ?? [];
  const amount = Number(digits.replaceAll(',', ''));
  if (!digits || Number.isNaN(amount)) return null;
  // "< 1K" gives only the upper end.
  if (/^[<≤]/.test(plain)) return 0;
  const ownUnit = unit.toUpperCase() as keyof typeof sizes;
  const scale = ownUnit === '' ? unitOfRange(plain) : ownUnit;
  return Math.round(amount * sizes[scale]);
}

/** In "10-100K" the unit of the end applies to the beginning too. */
function unitOfRange(text: string): keyof typeof sizes {
  const unit = /^[\d.,]+\s*[-–]\s*[\d.,]+\s*([KMB])/i.exec(text)?.[1];
  return (unit?.toUpperCase() ?? '') as keyof typeof sizes;
}
