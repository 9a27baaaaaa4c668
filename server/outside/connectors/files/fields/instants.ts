import { isNothing, written, wrong, type Converted } from './value-converters.ts';

const earliest = Date.UTC(1995, 0, 1);
const latest = Date.UTC(2100, 0, 1);
const pattern =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/**
 * Converts a time to ISO 8601 in UTC: from epoch seconds, milliseconds or microseconds, or from a written time. One
 * without a zone is read as UTC, which is what the known data sets mean.
 */
export function toInstant(value: unknown): Converted<string> {
  if (isNothing(value)) return undefined;
  const text = written(value);
  if (/^\d{9,16}(\.\d+)?$/.test(text)) {
    const number = Number(text);
    const scale = number < 1e11 ? 1000 : number < 1e14 ? 1 : 0.001;
    return asInstant(number * scale);
  }
  const read = pattern.exec(text);
  if (!read) return wrong;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = read
    .slice(1, 7)
    .map(part => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  if (
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day ||
    hour > 23 ||
    minute > 59 ||
    second > 59
  )
    return wrong;
  const milliseconds = Number((read[7] ?? '0').padEnd(3, '0').slice(0, 3));
  return asInstant(date.getTime() + milliseconds - zoneOffset(read[8]));
}

function zoneOffset(zone: string | undefined): number {
  const read = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '');
  if (!read) return 0;
  return (read[1] === '-' ? -1 : 1) * (Number(read[2]) * 60 + Number(read[3])) * 60_000;
}

function asInstant(epochMilliseconds: number): Converted<string> {
  if (epochMilliseconds < earliest || epochMilliseconds > latest) return wrong;
  return new Date(epochMilliseconds).toISOString().replace('.000Z', 'Z');
}

/** When a TikTok video was published, from its id: the upper 32 bits count seconds since 1970. */
export function tiktokIdInstant(id: string): string | undefined {
  if (!/^\d{18,20}$/.test(id)) return undefined;
  const read = asInstant(Number(BigInt(id) >> 32n) * 1000);
  return read === wrong ? undefined : read;
}
