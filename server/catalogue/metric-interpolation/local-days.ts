const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxZones = 1000;
const maxDays = 4000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Milliseconds by the number of days since 1970. */
  starts: Map<number, number>;
}
const zones = new Map<string, Zone>();

/** @throws RangeError if the name is no IANA zone */
function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known && known.starts.size < maxDays) return known;
  if (zones.size >= maxZones) zones.clear();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const zone = { format, starts: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
}

/** Returns the local time of a zone, encoded as if it were UTC. */
function clockAt({ format }: Zone, at: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = format
    .format(at)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the first moment of a local day, or a later one if the clocks skip its beginning. */
function startOf(zone: Zone, day: number): number {
  const midnight = day * dayMs;
  const [before, after] = [midnight - dayMs, midnight + dayMs];
  const offset = clockAt(zone, before) - before;
  if (offset === clockAt(zone, after) - after) return midnight - offset;
  // Zones are at most 14 hours ahead of UTC and 12 behind.
  let [earlier, later] = [midnight - 15 * hourMs, midnight + 13 * hourMs];
  while (later - earlier > 1000) {
    const middle = Math.floor((earlier + later) / 2000) * 1000;
    if (clockAt(zone, middle) < midnight) earlier = middle;
    else later = middle;
  }
  return later;
}

const numberOf = (day: string): number => Date.parse(day) / dayMs;

/** Lists the local days from the first to the last, `yyyy-MM-dd`. */
export function daysBetween(from: string, to: string): string[] {
  const first = numberOf(from);
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, place) =>
    new Date((first + place) * dayMs).toISOString().slice(0, 10),
  );
}

/** Returns the seconds since 1970 at which local days begin, from the first day to the one after the last. */
export function dayStarts(zone: string, from: string, to: string): number[] {
  const known = zoneOf(zone);
  const first = numberOf(from);
  return Array.from({ length: Math.max(0, numberOf(to) - first + 2) }, (_, place) => {
    const day = first + place;
    const start = known.starts.get(day) ?? startOf(known, day);
    known.starts.set(day, start);
    return start / 1000;
  });
}
