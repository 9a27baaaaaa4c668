const two = (number: number) => String(number).padStart(2, '0');

/** A moment in the format of a `datetime-local` field, in the viewer's time zone. */
export function toField(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment of such a field; null if it is incomplete. */
export function fromField(value: string): string | null {
  const at = new Date(value);
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const hour = 3_600_000;

/** The next full hour that is at least `ahead` hours away. */
export function nextHour(now: number, ahead: number): string {
  return new Date(Math.ceil((now + ahead * hour) / hour) * hour).toISOString();
}
