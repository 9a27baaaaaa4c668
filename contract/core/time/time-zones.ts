/** Accepts only names of zones: an offset such as +08:00 has no daylight saving, and PostgreSQL reverses its sign. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
