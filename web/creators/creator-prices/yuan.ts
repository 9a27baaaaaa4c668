/** What somebody typed as an amount: yuan with at most two decimals, more than nothing. Null where it is none. */
export function fenOf(typed: string): number | null {
  const plain = typed.replaceAll(/[,，\s¥￥]/g, '');
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) || null;
}

/** An amount as it is typed: 3000 fen are 30, 4550 are 45.5. */
export const yuanOf = (fen: number) => String(fen / 100);
