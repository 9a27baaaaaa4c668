import { describe, expect, it } from 'vitest';
import { pointAt, somePost } from '../../../../test/fixtures/catalogue/some-watched-posts.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { findAbsences, missingDisclosure } from './missing-posts.ts';
import { defaultSettings } from '../default-alert-settings.ts';
import { findDrops } from './play-drops.ts';
import { findGaps } from './figure-gaps.ts';
import { postMilestones, projectMilestones } from './play-milestones.ts';
import { takesOff } from './take-off.ts';

const created = new Date('2026-11-10T00:00:00Z');
/** Hours after the project was created; negative before it. */
const hour = (hours: number) => new Date(created.getTime() + hours * 3_600_000);

type Reported = readonly (readonly [hours: number, plays: number | null])[];
const post = (reported: Reported, fields: Partial<WatchedPost> = {}) =>
  somePost({ points: reported.map(([hours, plays]) => pointAt(hour(hours), plays)), ...fields });

describe('milestones of a post', () => {
  const marks = [100, 1000, 10_000];
  const reporting = { projectCreatedAt: created, since: created };
  const passed = (reported: Reported, { published = -50, added = 0, since = 0 } = {}) =>
    postMilestones({ post: post(reported, { publishedAt: hour(published) }), addedAt: hour(added) }, marks, {
      ...reporting,
      since: hour(since),
    }).map(({ mark, at }) => `${mark} at ${(at.getTime() - created.getTime()) / 3_600_000}`);

  it.each<[string, Reported, Parameters<typeof passed>[1], string[]]>([
    [
      'none is reached',
      [
        [1, 20],
        [2, 99],
      ],
      {},
      [],
    ],
    [
      'one is passed',
      [
        [1, 20],
        [2, 100],
      ],
      {},
      ['100 at 2'],
    ],
    [
      'two, one after the other',
      [
        [1, 20],
        [2, 150],
        [3, 1500],
      ],
      {},
      ['100 at 2', '1000 at 3'],
    ],
    [
      'two at once: the higher',
      [
        [1, 20],
        [2, 1500],
      ],
      {},
      ['1000 at 2'],
    ],
    [
      'over it when it was put in',
      [
        [1, 500],
        [2, 600],
      ],
      {},
      [],
    ],
    [
      'over it when it was put in, then the next',
      [
        [1, 500],
        [2, 1600],
      ],
      {},
      ['1000 at 2'],
    ],
    ['published under its eyes', [[3, 500]], { published: 2 }, ['100 at 3']],
    [
      'passed before it was put in',
      [
        [1, 20],
        [2, 500],
        [9, 600],
      ],
      { added: 5 },
      [],
    ],
    [
      'passed before it was to be told',
      [
        [1, 20],
        [2, 500],
      ],
      { since: 5 },
      [],
    ],
    [
      'back below and over it again',
      [
        [1, 20],
        [2, 120],
        [3, 90],
        [4, 130],
      ],
      {},
      ['100 at 2'],
    ],
    [
      'answers without plays',
      [
        [1, 20],
        [2, null],
        [3, 100],
      ],
      {},
      ['100 at 3'],
    ],
    [
      'a late answer below',
      [
        [1, 20],
        [2, 30],
        [3, 100],
      ],
      {},
      ['100 at 3'],
    ],
  ])('%s', (_, reported, options, expected) => {
    expect(passed(reported, options)).toEqual(expected);
  });
});

describe('milestones of a project', () => {
  const passed = (posts: Reported[], { added = 0, since = 0 } = {}) =>
    projectMilestones(
      posts.map(reported => ({ post: post(reported, { publishedAt: hour(-50) }), addedAt: hour(added) })),
      [1000, 2000],
      { projectCreatedAt: created, since: hour(since) },
    ).map(({ mark, facts }) => `${mark}: ${facts.before} → ${facts.plays}`);

  it.each<[string, Reported[], Parameters<typeof passed>[1], string[]]>([
    [
      'together they pass it',
      [
        [
          [1, 400],
          [9, 700],
        ],
        [
          [1, 100],
          [9, 350],
        ],
      ],
      {},
      ['1000: 500 → 1050'],
    ],
    [
      'they had it when they were put in',
      [
        [
          [1, 1200],
          [9, 1300],
        ],
      ],
      {},
      [],
    ],
    [
      'two at once: the higher',
      [
        [
          [1, 200],
          [9, 2300],
        ],
      ],
      {},
      ['2000: 200 → 2300'],
    ],
    [
      'before it was to be told',
      [
        [
          [1, 400],
          [5, 1100],
          [9, 1200],
        ],
      ],
      { since: 6 },
      [],
    ],
    ['nothing is told', [[[1, null]]], {}, []],
  ])('%s', (_, posts, options, expected) => {
    expect(passed(posts, options)).toEqual(expected);
  });
});

describe('a drop', () => {
  it.each<[string, Reported, string[]]>([
    [
      'by enough',
      [
        [1, 2000],
        [2, 1800],
      ],
      ['2000 → 1800'],
    ],
    [
      'by too little',
      [
        [1, 2000],
        [2, 1801],
      ],
      [],
    ],
    [
      'of few plays',
      [
        [1, 999],
        [2, 100],
      ],
      [],
    ],
    [
      'and back again',
      [
        [1, 2000],
        [2, 1500],
        [3, 2000],
      ],
      [],
    ],
    [
      'that goes on is the same',
      [
        [1, 2000],
        [2, 1500],
        [3, 1400],
      ],
      ['2000 → 1400'],
    ],
    [
      'from a new height',
      [
        [1, 2000],
        [2, 1500],
        [3, 3000],
        [4, 2000],
      ],
      ['3000 → 2000'],
    ],
    [
      'a late answer below is none',
      [
        [1, 2000],
        [2, 500],
        [3, 2100],
      ],
      [],
    ],
    [
      'the newest answer tells no plays',
      [
        [1, 2000],
        [2, 1500],
        [3, null],
      ],
      ['2000 → 1500'],
    ],
    ['nothing is told', [], []],
  ])('%s', (_, reported, expected) => {
    expect(findDrops(post(reported), 10).map(({ mark, facts }) => `${mark} → ${facts.plays}`)).toEqual(
      expected,
    );
  });
});

describe('a post takes off', () => {
  const rule = { ...defaultSettings.takesOff, overUsualPercent: 100, timesInADay: 3 };
  const published = hour(0);
  it.each<[string, Reported, number | null, string[]]>([
    ['twice the usual', [[5, 2000]], 20_000, ['usual 1000']],
    ['nearly', [[5, 2000]], 19_999, []],
    ['usual not known', [[5, 2000]], null, []],
    ['few plays', [[5, 999]], 90_000, []],
    [
      'threefold in a day',
      [
        [10, 1000],
        [34, 3000],
      ],
      null,
      ['day 1000'],
    ],
    [
      'threefold in a day of few plays',
      [
        [10, 999],
        [34, 3000],
      ],
      null,
      [],
    ],
    [
      'threefold in two days',
      [
        [10, 1000],
        [58, 3000],
      ],
      null,
      [],
    ],
    [
      'both',
      [
        [10, 1000],
        [34, 4000],
      ],
      30_000,
      ['usual 1333', 'day 1000'],
    ],
    ['over the usual, but old', [[24 * 31, 9000]], 90_000, []],
  ])('%s', (_, reported, ratio, expected) => {
    const found = takesOff(post(reported, { publishedAt: published }), rule, ratio);
    expect(found.map(({ mark, facts }) => `${mark} ${facts.before}`)).toEqual(expected);
  });

  it('is not known across a gap', () => {
    const gap = { from: hour(8).toISOString(), to: hour(12).toISOString(), reason: 'quota' } as const;
    const grown = post(
      [
        [8, 1000],
        [12, 1100],
        [34, 9000],
      ],
      { publishedAt: published, gaps: [gap] },
    );
    expect(takesOff(grown, rule, null)).toEqual([]);
  });
});

describe('a post that is not there', () => {
  it.each<[string, Partial<WatchedPost>, string[]]>([
    ['online', { state: 'online', stateSince: hour(3), seenAt: hour(3) }, []],
    ['gone', { state: 'gone', stateSince: hour(3), seenAt: hour(2) }, ['gone 2026-11-10T03:00:00.000Z']],
    [
      'private',
      { state: 'private', stateSince: hour(3), seenAt: hour(2) },
      ['private 2026-11-10T03:00:00.000Z'],
    ],
    ['gone before anybody saw it', { state: 'gone', stateSince: hour(3), seenAt: null }, []],
  ])('%s', (_, fields, expected) => {
    expect(findAbsences(post([], fields)).map(({ mark }) => mark)).toEqual(expected);
  });

  it('is reported some time after the publication, and not before that was seen', () => {
    const at = (failedSince: number) =>
      missingDisclosure(post([], { publishedAt: hour(1) }), 2, hour(failedSince))?.at;
    expect([at(1), at(8)]).toEqual([hour(3), hour(8)]);
    expect(missingDisclosure(post([]), 2, hour(1))).toBeNull();
  });
});

describe('figures that are missing', () => {
  const missing = (id: string, from: number, fields: Partial<WatchedPost> = {}) =>
    somePost({
      platformPostId: id,
      gaps: [{ from: hour(from).toISOString(), to: null, reason: 'quota' }],
      ...fields,
    });

  it('are reported together for a platform, a reason and a day', () => {
    const posts = [
      missing('a', 1),
      missing('b', 0),
      missing('c', 17),
      missing('d', 2, { platform: 'youtube', key: 'youtube:d' }),
      missing('e', 2, { state: 'gone' }),
      somePost({ gaps: [{ from: hour(0).toISOString(), to: hour(1).toISOString(), reason: 'quota' }] }),
    ];
    expect(
      findGaps(posts, 24, 'Asia/Shanghai').map(({ mark, at, facts }) => [mark, at, facts.posts]),
    ).toEqual([
      ['tiktok quota 2026-11-11', hour(24), 2],
      ['tiktok quota 2026-11-12', hour(41), 1],
      ['youtube quota 2026-11-11', hour(26), 1],
    ]);
  });
});
