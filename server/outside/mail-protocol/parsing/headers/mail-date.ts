const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** RFC 5322 §4.3 and common names; hours from UTC. CST is American there, not Chinese. */
const zoneTable =
  'z 0 ut 0 utc 0 gmt 0 wet 0 bst 1 west 1 cet 1 met 1 cest 2 mest 2 eet 2 eest 3 msk 3 ist 5.5 sgt 8 hkt 8 ' +
  'jst 9 kst 9 aest 10 edt -4 est -5 cdt -5 cst -6 mdt -6 mst -7 pdt -7 pst -8';
const zones = new Map(
  [...zoneTable.matchAll(/([a-z]+) (\S+)/g)].map(([, name = '', hours]) => [name, Number(hours)]),
);

const clock = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{1,2})(?:[:.](?<second>\d{1,2}))?(?:[.,]\d+)?\s*(?<half>[ap]m\b)?`;
const zone = String.raw`(?<zone>[+-]\d{1,2}:?\d{2}\b|[a-z]{1,4}\b)?(?<offset>[+-]\d{4}\b)?`;
const forms = [
  String.raw`\b(?<day>\d{1,2})[\s-]*(?<month>[a-z]{3})[a-z]*\.?[\s,-]*(?<year>\d{2,4})[\s,]+(?:at\s+)?${clock}\s*\(?${zone}`,
  String.raw`\b(?<month>[a-z]{3})[a-z]*\s+(?<day>\d{1,2}),?\s+${clock}\s*(?<zone>[a-z]{3,4}\b)?\s*(?<year>\d{4})`,
  String.raw`\b(?<month>[a-z]{3})[a-z]*\s+(?<day>\d{1,2}),?\s+(?<year>\d{4}),?\s+(?:at\s+)?${clock}\s*${zone}`,
  String.raw`\b(?<year>\d{4})[-/.](?<number>\d{1,2})[-/.](?<day>\d{1,2})[t\s]+${clock}\s*${zone}`,
].map(form => new RegExp(form, 'i'));

const fullYear = (year: number) => (year < 50 ? 2000 + year : year < 1000 ? 1900 + year : year);

/** Minutes from UTC; null if the name is unknown. */
function offsetOf(name: string): number | null {
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d{1,2}):?(\d\d)$/.exec(name) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const known = zones.get(name.toLowerCase());
  return known === undefined ? null : known * 60;
}

export interface ReadDate {
  date: Date | null;
  isBroken: boolean;
}

/** Parses a date of a header (RFC 5322 §3.3, and older and looser forms); an unknown zone counts as UTC. */
export function readDate(raw: string): ReadDate {
  const text = raw
    .slice(0, 200)
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll('"', ' ')
    .replaceAll(/\s*:\s*/g, ':');
  const found = forms.find(form => form.test(text))?.exec(text)?.groups;
  if (!found) return { date: null, isBroken: true };
  const value = (name: string) => Number(found[name] ?? 0);
  const month = found.number ? value('number') - 1 : months.indexOf(found.month?.toLowerCase() ?? '');
  const half = found.half?.toLowerCase();
  const hour = half ? (value('hour') % 12) + (half === 'pm' ? 12 : 0) : value('hour');
  const day = Date.UTC(fullYear(value('year')), month, value('day'));
  const isDay = month >= 0 && month < 12 && new Date(day).getUTCDate() === value('day');
  if (!isDay || hour > 24 || value('minute') > 59 || value('second') > 60)
    return { date: null, isBroken: true };
  const zoneName =
    found.zone && !/^[+-]/.test(found.zone) && found.offset ? found.offset : (found.zone ?? '');
  const offset = zoneName === '' ? 0 : offsetOf(zoneName);
  const seconds = hour * 3600 + (value('minute') - (offset ?? 0)) * 60 + value('second');
  const date = new Date(day + seconds * 1000);
  return Number.isNaN(date.getTime()) ? { date: null, isBroken: true } : { date, isBroken: offset === null };
}
