/** Growth over what was before, hundredths of a percent; null where there was nothing to grow from, or it is not known. */
export const growthBp = (now: number | null | undefined, before: number | null | undefined): number | null =>
  now == null || !before ? null : Math.round(((now - before) / before) * 10_000);
