import type { PayableState } from './collaboration-kinds.ts';

export interface AgreedFee {
  /** In the smallest unit of the currency; null until it was agreed. */
  feeMinor: number | null;
  currency: string;
}

export interface FeePart {
  /** Without tax. */
  amountMinor: number;
  currency: string;
  state: PayableState;
}

/**
 * Returns how much of a fee is in no payable yet. Null if nobody can tell: nothing was agreed, or something is to be
 * paid in another currency.
 */
export function openOfFee({ feeMinor, currency }: AgreedFee, payables: readonly FeePart[]): number | null {
  const parts = payables.filter(({ state }) => state !== 'cancelled');
  if (feeMinor === null || parts.some(part => part.currency !== currency)) return null;
  return Math.max(0, feeMinor - parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
}

/** Returns whether payables are a fee that was paid in full: a part of it alone says nothing about the price. */
export const isPaidInFull = (fee: AgreedFee, payables: readonly FeePart[]): boolean =>
  payables.some(({ state }) => state === 'paid') &&
  payables.every(({ state }) => state === 'paid' || state === 'cancelled') &&
  openOfFee(fee, payables) === 0;

/** Payment terms that plan the rest of a fee at once. */
export const feeSchedules = ['halves', 'afterPosting'] as const;
export type FeeSchedule = (typeof feeSchedules)[number];

export interface ScheduledPart {
  part: 'deposit' | 'rest' | 'whole';
  amountMinor: number;
  dueWhen: 'agreed' | 'published';
}

/** Returns the payables of a schedule; an amount that cannot be halved has its smallest unit in the rest. */
export function partsOf(schedule: FeeSchedule, openMinor: number): ScheduledPart[] {
  const deposit = schedule === 'halves' ? Math.floor(openMinor / 2) : 0;
  const rest = openMinor - deposit;
  if (rest <= 0) return [];
  if (deposit === 0) return [{ part: 'whole', amountMinor: rest, dueWhen: 'published' }];
  return [
    { part: 'deposit', amountMinor: deposit, dueWhen: 'agreed' },
    { part: 'rest', amountMinor: rest, dueWhen: 'published' },
  ];
}
