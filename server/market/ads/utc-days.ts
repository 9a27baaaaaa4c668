const dayMs = 86_400_000;

/** Returns the UTC day, this many days later, `yyyy-MM-dd`. */
export const utcDay = (of: Date | string, later = 0): string =>
  new Date(new Date(of).getTime() + later * dayMs).toISOString().slice(0, 10);

/** Returns when the next UTC day begins. */
export const nextUtcDay = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);
