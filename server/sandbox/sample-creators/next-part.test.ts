import { describe, expect, test } from 'vitest';
import { Dice, hashText } from '../sample-world/random.ts';
import { nextPart, type Work } from './next-part.ts';

const hour = 3_600_000;
const day = 24 * hour;
const since = new Date('2026-11-20T02:00:00Z');
const daysAfter = (days: number) => new Date(since.getTime() + days * day);
const none: Work = {
  state: 'productSent',
  stateSince: since,
  hasProduct: true,
  draftDue: null,
  publishFrom: null,
  drafts: [],
};
const of = (work: Partial<Work>, id = 1) => nextPart({ ...none, ...work }, new Dice(hashText('test'), id, 0));
const hours = (from: Date, work: Partial<Work>, id?: number) =>
  ((of(work, id)?.at.getTime() ?? NaN) - from.getTime()) / hour;
const ids = Array.from({ length: 60 }, (_, id) => id);

describe('a sample creator', () => {
  test.each<[string, Partial<Work>]>([
    ['the price is open', { state: 'negotiating' }],
    ['the product was not sent', { state: 'agreed' }],
    ['a draft waits', { state: 'draftDue', drafts: [{ state: 'waiting', decidedAt: null }] }],
    ['the post is there', { state: 'published' }],
    ['it was cancelled', { state: 'cancelled' }],
  ])('does nothing while %s', (_, work) => {
    expect(of(work)).toBeNull();
  });

  test('hands in the first draft a day to three after there is all they need', () => {
    expect(of({})).toMatchObject({ does: 'handIn', version: 1 });
    expect(of({ state: 'agreed', hasProduct: false })).toMatchObject({ does: 'handIn' });
    for (const id of ids) {
      expect(hours(since, {}, id)).toBeGreaterThanOrEqual(24);
      expect(hours(since, {}, id)).toBeLessThanOrEqual(72);
    }
  });

  test('keeps to the day on which it is due, but for some who are late', () => {
    const late = ids.filter(id => hours(daysAfter(10), { draftDue: daysAfter(10) }, id) > 0);
    expect(late.length).toBeGreaterThan(5);
    expect(late.length).toBeLessThan(25);
    for (const id of ids)
      expect(Math.abs(hours(daysAfter(10), { draftDue: daysAfter(10) }, id))).toBeLessThan(48);
  });

  test('changes a draft within two days after somebody asked for it', () => {
    const drafts = [{ state: 'changesWanted', decidedAt: daysAfter(3) }] as const;
    expect(of({ state: 'draftDue', drafts })).toMatchObject({ does: 'handIn', version: 2 });
    for (const id of ids) expect(hours(daysAfter(3), { state: 'draftDue', drafts }, id)).toBeLessThan(48);
  });

  test('publishes after the approval, and not before the day that was agreed', () => {
    const approved = { state: 'draftApproved', drafts: [{ state: 'approved', decidedAt: since }] } as const;
    expect(of(approved)).toMatchObject({ does: 'publish' });
    for (const id of ids) {
      expect(hours(since, approved, id)).toBeLessThanOrEqual(36);
      expect(of({ ...approved, publishFrom: daysAfter(6) }, id)?.at).toEqual(daysAfter(6));
    }
  });

  test('always takes the same time for the same collaboration', () => {
    expect(of({})).toEqual(of({}));
    expect(new Set(ids.map(id => hours(since, {}, id))).size).toBeGreaterThan(50);
  });
});
