const form = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Reads a duration in ISO 8601 (`PT1H2M3S`) as seconds. @returns null if empty, such as `P0D` of a live video */
export function secondsOf(duration: string): number | null {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = form.exec(duration) ?? [];
  const wholeDays = Number(weeks) * 7 + Number(days);
  const total = ((wholeDays * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return total > 0 ? total : null;
}
