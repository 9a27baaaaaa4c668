import { isOpen, nextOpening } from '../../core/time/weekly-hours.ts';

/** From one clock time to another, `HH:mm`; over midnight if `from` is later. */
export interface QuietHours {
  from: string;
  to: string;
}

const days = [1, 2, 3, 4, 5, 6, 7];
const midnight = '24:00';

const windowOf = (from: string, until: string) => ({ from, until, days });

function isQuiet(at: Date, { from, to }: QuietHours, zone: string): boolean {
  if (from === to) return false;
  if (from < to) return isOpen(at, windowOf(from, to), zone);
  return !isOpen(at, windowOf(to, from), zone);
}

/** Returns when a mail may be sent: at the given moment, or when the quiet hours of a zone end. */
export function afterQuiet(at: Date, quiet: QuietHours | null, zone: string): Date {
  if (!quiet || !isQuiet(at, quiet, zone)) return at;
  const { from, to } = quiet;
  return nextOpening(at, windowOf(to, from > to ? from : midnight), zone);
}
