const dayMs = 86_400_000;

/** The UTC day of a moment or a day, so many days later, `yyyy-MM-dd`. */
export const utcDay = (of: Date | string, later = 0): string =>
  new Date(new Date(of).getTime() + later * dayMs).toISOString().slice(0, 10);

/** When the UTC day after that of a moment begins. */
export const nextUtcDay = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);
