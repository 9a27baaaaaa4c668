import { describe, expect, it } from 'vitest';
import { countVisits, type LinkVisitor } from './count-visits.ts';
import type { DayOf, Identified } from './identify-visitors.ts';
import type { ReadVisit } from './read-visit.ts';

type Visit = Identified<ReadVisit>;
const visit = (visitor: string, changed: Partial<Visit> = {}): Visit => ({
  linkId: 1,
  at: new Date('2026-11-20T08:00:00Z'),
  sender: '',
  cookie: null,
  isByCookie: false,
  region: 'US',
  system: 'iOS',
  systemVersion: '19',
  browser: 'Safari',
  browserVersion: '19',
  device: 'phone',
  app: '',
  botReason: '',
  referrer: '',
  isByQr: false,
  recipientId: null,
  creatorId: null,
  ip: null,
  visitor,
  ...changed,
});
const known = (visitor: string, days: string[], changed: Partial<LinkVisitor> = {}): LinkVisitor => ({
  linkId: 1,
  visitor,
  isBot: false,
  isByCookie: false,
  days,
  ...changed,
});
const count = (days: DayOf<Visit>[], before: LinkVisitor[] = []) => countVisits(days, before);
const returnsOf = (counts: ReturnType<typeof countVisits>) =>
  counts.returns
    .map(row => `${row.day} after ${row.before}${row.isByCookie ? ' by cookie' : ''}: ${row.visitors}`)
    .toSorted();

describe('a visitor', () => {
  it('is new once, and counted once a day', () => {
    const counts = count([
      ['2026-11-20', [visit('a'), visit('a'), visit('b')]],
      ['2026-11-21', [visit('a')]],
    ]);
    expect(counts.isNew).toEqual([true, false, true, false]);
    expect(counts.days.map(({ day, pv, uv, newVisitors }) => [day, pv, uv, newVisitors])).toEqual([
      ['2026-11-20', 3, 2, 2],
      ['2026-11-21', 1, 1, 0],
    ]);
    expect(counts.added.map(({ visitor, days }) => [visitor, days])).toEqual([
      ['a', ['2026-11-20', '2026-11-21']],
      ['b', ['2026-11-20']],
    ]);
    expect(returnsOf(counts)).toEqual(['2026-11-20 after -infinity: 2', '2026-11-21 after 2026-11-20: 1']);
  });

  it('of each link is another', () => {
    const counts = count([['2026-11-20', [visit('a'), visit('a', { linkId: 2 })]]]);
    expect(counts.isNew).toEqual([true, true]);
    expect(counts.days.map(({ linkId, uv }) => [linkId, uv])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('who is known is not new, and does not change on a known day', () => {
    const counts = count([['2026-11-20', [visit('a')]]], [known('a', ['2026-11-20'])]);
    expect([counts.isNew, counts.added, counts.changed, counts.returns]).toEqual([[false], [], [], []]);
    expect(counts.days[0]).toMatchObject({ pv: 1, uv: 0, newVisitors: 0 });
  });

  it('who comes late is inserted between the known days', () => {
    const counts = count([['2026-11-20', [visit('a')]]], [known('a', ['2026-11-18', '2026-11-22'])]);
    expect(counts.changed.map(({ days }) => days)).toEqual([['2026-11-18', '2026-11-20', '2026-11-22']]);
    expect(returnsOf(counts)).toEqual([
      '2026-11-20 after 2026-11-18: 1',
      '2026-11-22 after 2026-11-18: -1',
      '2026-11-22 after 2026-11-20: 1',
    ]);
  });

  it('who comes before all known days is not new', () => {
    const counts = count([['2026-11-20', [visit('a')]]], [known('a', ['2026-11-22'])]);
    expect(counts.isNew).toEqual([false]);
    expect(returnsOf(counts)).toEqual([
      '2026-11-20 after -infinity: 1',
      '2026-11-22 after -infinity: -1',
      '2026-11-22 after 2026-11-20: 1',
    ]);
  });

  it('whose cookie comes back is known by it on all days', () => {
    const counts = count(
      [['2026-11-20', [visit('a'), visit('a', { isByCookie: true })]]],
      [known('a', ['2026-11-18'])],
    );
    expect(counts.changed).toMatchObject([{ isByCookie: true, days: ['2026-11-18', '2026-11-20'] }]);
    expect(returnsOf(counts)).toEqual([
      '2026-11-18 after -infinity by cookie: 1',
      '2026-11-18 after -infinity: -1',
      '2026-11-20 after 2026-11-18 by cookie: 1',
    ]);
  });

  it('whose cookie comes back on a later day of the same visits leaves no count without it', () => {
    const counts = count([
      ['2026-11-20', [visit('a')]],
      ['2026-11-21', [visit('a', { isByCookie: true })]],
    ]);
    expect(returnsOf(counts)).toEqual([
      '2026-11-20 after -infinity by cookie: 1',
      '2026-11-21 after 2026-11-20 by cookie: 1',
    ]);
  });
});

it('counts parts of people and of programs apart; only programs have a reason', () => {
  const counts = count([
    [
      '2026-11-20',
      [visit('a'), visit('b', { region: 'JP' }), visit('c', { botReason: 'robot', isByQr: true })],
    ],
  ]);
  const of = (isBot: boolean) =>
    counts.parts
      .filter(row => row.isBot === isBot)
      .map(({ part, value, pv, newVisitors }) => `${part} ${value}: ${pv} ${newVisitors}`);
  expect(of(false)).toEqual([
    'region US: 1 1',
    'region JP: 1 1',
    'system iOS: 2 2',
    'browser Safari: 2 2',
    'device phone: 2 2',
    'app : 2 2',
    'referrer : 2 2',
    'source link: 2 2',
  ]);
  expect(of(true).slice(-2)).toEqual(['source qr: 1 1', 'bot robot: 1 1']);
});

it('keeps the latest time of a day, whatever the order', () => {
  const at = (time: string) => visit('a', { at: new Date(`2026-11-20T${time}:00Z`) });
  const counts = count([['2026-11-20', [at('08:00'), at('09:30'), at('07:00')]]]);
  expect(counts.days[0]?.lastAt.toISOString()).toBe('2026-11-20T09:30:00.000Z');
});
