/** Hours on some days of the week, in a time zone. */
export interface WeeklyHours {
  /** HH:MM; `until` after `from`. */
  from: string;
  until: string;
  /** ISO days of the week, 1 is Monday. */
  days: readonly number[];
}

const minute = 60_000;
const dayMs = 86_400_000;
/** Offsets change only at quarters of an hour of UTC. */
const slot = 15 * minute;
/** An opening that a clock change removes comes again a week later. */
const daysAhead = 15;

interface Zone {
  format: Intl.DateTimeFormat;
  slot: number;
  offset: number;
}
const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const zone = { format: formatIn(name), slot: NaN, offset: 0 };
  zones.set(name, zone);
  return zone;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const fields = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone || 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' });
  }
}

/** Returns by how many milliseconds a zone is ahead of UTC at a moment. */
function offsetAt(at: number, name: string): number {
  const zone = zoneOf(name);
  const inSlot = Math.floor(at / slot);
  if (zone.slot === inSlot) return zone.offset;
  const start = inSlot * slot;
  const [month = 1, day = 1, year = 1970, hour = 0, min = 0, sec = 0] = zone.format
    .format(start)
    .split(/\D+/)
    .map(Number);
  zone.slot = inSlot;
  zone.offset = Date.UTC(year, month - 1, day, hour, min, sec) - start;
  return zone.offset;
}

/** Returns the local time of a zone, encoded as if it were UTC. */
const clockAt = (at: number, zone: string) => at + offsetAt(at, zone);

/** Midnight of its local date, encoded as if it were UTC. */
const dateAt = (at: number, zone: string) => Math.floor(clockAt(at, zone) / dayMs) * dayMs;

const isoDay = (clock: number) => new Date(clock).getUTCDay() || 7;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isOpenAt(at: number, { from, until, days }: WeeklyHours, zone: string): boolean {
  const clock = clockAt(at, zone);
  const time = (((clock % dayMs) + dayMs) % dayMs) / minute;
  return time >= minutesOf(from) && time < minutesOf(until) && days.includes(isoDay(clock));
}

/** Returns whether a moment is within the window, in an IANA time zone. An unknown zone counts as UTC. */
export function isOpen(at: Date, window: WeeklyHours | null, zone: string): boolean {
  return !window || isOpenAt(at.getTime(), window, zone);
}

/** Returns when the offset changes between two moments with different offsets. */
function changeBetween(before: number, after: number, zone: string): number {
  const old = offsetAt(before, zone);
  let [last, first] = [Math.floor(before / slot), Math.ceil(after / slot)];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(middle * slot, zone) === old) last = middle;
    else first = middle;
  }
  return first * slot;
}

/** Returns the moments at which clocks show `clock`, or skip it. */
function momentsOf(clock: number, zone: string): number[] {
  const [before, after] = [clock - dayMs, clock + dayMs];
  const old = offsetAt(before, zone);
  const now = offsetAt(after, zone);
  return old === now ? [clock - old] : [clock - old, clock - now, changeBetween(before, after, zone)];
}

/**
 * Returns the first moment from `at` on that is within the window, in an IANA time zone: `at` itself if it is open. If
 * clocks skip the opening, the window opens with the jump; an hour that occurs twice is open twice. A window that never
 * opens (it ends before it begins) blocks nothing.
 */
export function nextOpening(at: Date, window: WeeklyHours | null, zone: string): Date {
  if (isOpen(at, window, zone) || !window) return at;
  const start = at.getTime();
  const today = dateAt(start, zone);
  for (let day = 0; day <= daysAhead; day++) {
    const date = today + day * dayMs;
    const openings = momentsOf(date + minutesOf(window.from) * minute, zone).filter(
      each => each > start && dateAt(each, zone) === date && isOpenAt(each, window, zone),
    );
    if (openings.length) return new Date(Math.min(...openings));
  }
  return at;
}
