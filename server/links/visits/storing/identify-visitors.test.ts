import { describe, expect, it } from 'vitest';
import { dailyVisitor, identifyEach, type KnownCookie, type Marked } from './identify-visitors.ts';

const none = (sender = 'one'): Marked => ({ sender, cookie: null, isByCookie: false });
const given = (cookie: string, sender = 'one'): Marked => ({ sender, cookie, isByCookie: false });
const sent = (cookie: string, sender = 'one'): Marked => ({ sender, cookie, isByCookie: true });

const days = ['2026-11-20', '2026-11-21'];

/** Who came, day by day; a visitor of address, agent and day is written `one@0`, the second of them `one@0+1`. */
function visitorsOf(
  visits: readonly (readonly Marked[])[],
  cookies = new Map<string, KnownCookie>(),
  taken = new Set<string>(),
): string[][] {
  const names = new Map(
    ['one', 'two'].flatMap(sender =>
      days.flatMap((day, at) =>
        ['', '+1', '+2'].map(
          (more, place) => [dailyVisitor(sender, day, place), `${sender}@${at}${more}`] as const,
        ),
      ),
    ),
  );
  const identified = identifyEach(
    visits.map((ofDay, at) => [days[at] ?? '', ofDay] as const),
    cookies,
    taken,
  );
  return identified.map(([, ofDay]) => ofDay.map(({ visitor }) => names.get(visitor) ?? visitor));
}

describe('a visitor', () => {
  it.each<[string, Marked[][], string[][]]>([
    ['without cookies is one for a day', [[none(), none()], [none()]], [['one@0', 'one@0'], ['one@1']]],
    ['is another for each address and agent', [[none(), none('two')]], [['one@0', 'two@0']]],
    [
      'that returns none of three cookies is one',
      [[given('a'), given('b'), given('c')]],
      [['one@0', 'one@0', 'one@0']],
    ],
    [
      'stays the same when the cookie comes back',
      [[given('a'), sent('a', 'two')], [sent('a')]],
      [['one@0', 'one@0'], ['one@0']],
    ],
    [
      'is another when a second cookie of the same day comes back',
      [[given('a'), given('b'), sent('b'), sent('a'), sent('b')]],
      [['one@0', 'one@0', 'one@0', 'a', 'one@0']],
    ],
    ['is its cookie where nobody saw it given', [[sent('a')], [sent('a')]], [['a'], ['a']]],
    ['is the same when it is seen given after it came back', [[sent('a'), given('a')]], [['a', 'a']]],
    [
      'without a cookie is another than the one whose cookie came back',
      [[given('a'), sent('a'), none(), given('b'), sent('b'), none()]],
      [['one@0', 'one@0', 'one@0+1', 'one@0+1', 'one@0+1', 'one@0+2']],
    ],
    [
      'of another day has its own',
      [[given('a')], [given('b'), sent('a'), sent('b')]],
      [['one@0'], ['one@1', 'one@0', 'one@1']],
    ],
  ])('%s', (_what, visits, visitors) => {
    expect(visitorsOf(visits)).toEqual(visitors);
  });

  it('is remembered between batches', () => {
    const cookies = new Map<string, KnownCookie>();
    const taken = new Set<string>();
    for (const [visits, visitors] of [
      [
        [given('a'), given('b')],
        ['one@0', 'one@0'],
      ],
      [[sent('a')], ['one@0']],
      [
        [sent('b'), none()],
        ['b', 'one@0+1'],
      ],
    ] as const) {
      expect(visitorsOf([visits], cookies, taken)).toEqual([visitors]);
    }
    expect(cookies.get('b')).toEqual({ visitor: 'b', isReturned: true, day: '2026-11-20' });
  });
});
