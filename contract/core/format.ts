import { shownIn } from './time/zone-clock.ts';

/**
 * How figures and times are written. Pages, files and mail need it, so both sides use it. An unknown figure is "—",
 * never 0.
 */
export const absent = '—';

type Absent = null | undefined;

const steps = [
  { from: 1e9, unit: 'B' },
  { from: 1e6, unit: 'M' },
  { from: 1e3, unit: 'K' },
] as const;

/**
 * `1240312` is 1.24M; below a thousand the figure itself. Two decimals; moves to the next unit if rounding fills a
 * unit.
 */
export function compactCount(value: number | Absent): string {
  if (value == null) return absent;
  const size = Math.abs(value);
  const fitting = steps.findIndex(step => size >= step.from);
  const next = fitting === -1 ? steps.length - 1 : fitting - 1;
  const larger = steps[next];
  if (larger && Number((size / (larger.from / 1000)).toFixed(2)) >= 1000)
    return `${sign(value)}1.00${larger.unit}`;
  const step = steps[fitting];
  return step ? `${sign(value)}${(size / step.from).toFixed(2)}${step.unit}` : String(Math.round(value));
}

const sign = (value: number) => (value < 0 ? '-' : '');

/** `1240312` is 1,240,312. */
export function fullCount(value: number | Absent): string {
  return value == null ? absent : Math.round(value).toLocaleString('en-US');
}

/** Hundredths of a percent: `982` is 9.82%. */
export function percentOfBp(bp: number | Absent): string {
  return bp == null ? absent : `${(bp / 100).toFixed(2)}%`;
}

/** A growth with its sign: `312` is +3.12%, `-40` is −0.40%. */
export function signedPercentOfBp(bp: number | Absent): string {
  if (bp == null) return absent;
  const size = `${(Math.abs(bp) / 100).toFixed(2)}%`;
  return bp > 0 ? `+${size}` : bp < 0 ? `−${size}` : size;
}

/** A ratio times 10,000: `5500` is 0.55. */
export function ratioOfBp(bp: number | Absent): string {
  return bp == null ? absent : (bp / 10_000).toFixed(2);
}

/** RMB fen: `320000` is ¥3,200; fen are shown only if they are not 0. */
export function money(fen: number | Absent): string {
  if (fen == null) return absent;
  const digits = fen % 100 ? 2 : 0;
  return `${sign(fen)}¥${(Math.abs(fen) / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** An estimate between two sums of fen, rounded to two digits because it is not more exact: ¥3,200–5,900. */
export function moneyRange(lowFen: number | Absent, highFen: number | Absent): string {
  const [low, high] = [lowFen, highFen].map(fen => (fen == null ? null : Number(fen.toPrecision(2))));
  if (low == null || high == null) return money(low ?? high);
  return low === high ? money(low) : `${money(low)}–${money(high).replace('¥', '')}`;
}

/** Milliseconds as minutes:seconds: `95400` is 1:35. */
export function minutesSeconds(ms: number | Absent): string {
  if (ms == null) return absent;
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `yyyy-MM-dd HH:mm` in `timeZone`, by default the usual one: the team's. */
export function dateTime(iso: string | Absent, timeZone?: string): string {
  return iso == null ? absent : shownIn(timeZone, new Date(iso)).slice(0, 16);
}

/** `yyyy-MM-dd` in `timeZone`, by default the usual one: the team's. */
export function day(iso: string | Absent, timeZone?: string): string {
  return iso == null ? absent : dateTime(iso, timeZone).slice(0, 10);
}

const msOfDay = 86_400_000;

/** Days between two moments in either order; a part of a day counts as a whole one. */
export function daysBetween(oneIso: string, otherIso: string): number {
  return Math.ceil(Math.abs(Date.parse(otherIso) - Date.parse(oneIso)) / msOfDay);
}

/** `1.2 MB`; never `0 KB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
