/** A typed amount: positive yuan with at most two decimals. Null if it is invalid. */
export function fenOf(typed: string): number | null {
  const plain = typed.replaceAll(/[,，\s¥￥]/g, '');
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) || null;
}

/** An amount as it is typed: 3000 fen are 30, 4550 are 45.5. */
export const yuanOf = (fen: number) => String(fen / 100);
