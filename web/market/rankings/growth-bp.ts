/** Growth in basis points (1/100 of a percent); null if the earlier value is zero or a value is unknown. */
export const growthBp = (now: number | null | undefined, before: number | null | undefined): number | null =>
  now == null || !before ? null : Math.round(((now - before) / before) * 10_000);
