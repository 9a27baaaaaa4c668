const units: Record<string, number> = {
  k: 1e3,
  w: 1e4,
  千: 1e3,
  万: 1e4,
  m: 1e6,
  百万: 1e6,
  亿: 1e8,
  b: 1e9,
};

/** Parses a typed count: `100K`, `1.5m`, `10万`, `100,000`. Other text is returned unchanged. */
export function countFromText(text: string): string {
  const found = /^([\d,，]*\.?\d+)\s*(k|w|m|b|千|万|百万|亿)?\+?$/i.exec(text.trim());
  if (!found) return text.trim();
  const value = Number((found[1] ?? '').replace(/[,，]/g, '')) * (units[(found[2] ?? '').toLowerCase()] ?? 1);
  return Number.isFinite(value) ? String(Math.round(value)) : text.trim();
}
