import { effectLimits } from './effect-kinds.ts';
import { scaledOf } from './effect-money.ts';
import { currencies, type Currency } from '../../core/currencies.ts';
import type { LineResult } from '../../core/line-results.ts';

/** The uses of a coupon code on a day. */
interface CouponUse {
  /** `yyyy-MM-dd` */
  day: string;
  orders: number;
  /** In the smallest unit of the paste's currency. */
  revenueMinor: number;
}

/** `farDay`: too long before or after the project; `twice`: the day is in a line above. */
export const refusedUseReasons = ['parts', 'day', 'farDay', 'orders', 'revenue', 'twice', 'tooMany'] as const;
export type RefusedUseReason = (typeof refusedUseReasons)[number];
export type UseLine = LineResult<RefusedUseReason>;

interface ReadUses {
  uses: (CouponUse & Pick<UseLine, 'line' | 'text'>)[];
  refused: UseLine[];
}

const shownLength = 100;

/** `2026-11-5`, `2026/11/05`, `2026.11.5`, `2026年11月5日`; null for an impossible day. */
function dayOf(text: string): string | null {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.normalize('NFKC')) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** A sheet's cells are separated by tabs; typed ones by semicolons, spaces or commas, whichever gives three. */
function cellsOf(line: string): string[] {
  for (const between of [/\t/, /[;；]/, /[,，]?\s+/, /[,，]/]) {
    const cells = line.trim().split(between);
    if (cells.length === 3) return cells.map(cell => cell.trim());
  }
  return [];
}

function readLine(line: string, currency: Currency): CouponUse | RefusedUseReason {
  const cells = cellsOf(line);
  if (cells.length !== 3) return 'parts';
  const [dayText = '', ordersText = '', revenueText = ''] = cells;
  const day = dayOf(dayText);
  if (day === null) return 'day';
  const orders = scaledOf(ordersText, 0);
  if (orders === null || orders > effectLimits.orders) return 'orders';
  const revenueMinor = scaledOf(revenueText, currencies[currency]);
  if (revenueMinor === null || revenueMinor > effectLimits.amount) return 'revenue';
  return { day, orders, revenueMinor };
}

/**
 * Reads lines of day, orders, revenue, as they are typed or come from a sheet; skips empty ones and a heading. If a day
 * occurs twice, the later line is refused.
 */
export function readUses(pasted: string, currency: Currency): ReadUses {
  const uses = new Map<string, ReadUses['uses'][number]>();
  const refused: UseLine[] = [];
  const lines = pasted.split(/\r?\n/);
  const first = lines.findIndex(line => line.trim());
  for (const [place, written] of lines.entries()) {
    if (!written.trim() || (place === first && !/\d/.test(written))) continue;
    const line = place + 1;
    const text = written.trim().slice(0, shownLength);
    const read = uses.size >= effectLimits.useLines ? 'tooMany' : readLine(written, currency);
    const reason = typeof read !== 'string' && uses.has(read.day) ? 'twice' : read;
    if (typeof reason === 'string') refused.push({ line, text, outcome: 'failed', reason });
    else uses.set(reason.day, { ...reason, line, text });
  }
  return { uses: [...uses.values()], refused };
}
