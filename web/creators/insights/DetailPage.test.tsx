import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getAudience, getSignals } from '../../../contract/creators/insights/insights.ts';
import { getCreator } from '../../../contract/creators/search/creator-search.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';
import creators from '../../i18n/zh/creators/creators.ts';
import insights from '../../i18n/zh/creators/insights.ts';

const { audience, figure, overview, signals } = insights;
const observedAt = '2026-03-01T04:00:00.000Z';
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = async (name: string) =>
  (await (await card(name)).findAllByRole('listitem')).map(line => line.textContent.replace(/\s+/g, ' '));

beforeEach(() => server.answers(getCreator, { id: 1, platform: 'tiktok', name: '阮兰' }));

test.each(['not_found', 'invalid_request'] as const)(
  'an address that the server refuses as %s says that the creator does not exist',
  async reason => {
    server.refuses(getCreator, reason);
    await opens('/bloggerDetail/tiktok/99999999');
    await screen.findByRole('heading', { name: creators.detail.missingTitle });
    await sees(creators.detail.missing);
  },
);

test('the address of a creator that turned out to be another leads to the one who stays', async () => {
  await opens('/bloggerDetail/tiktok/2?tab=audience');
  await screen.findByRole('heading', { level: 1, name: /阮兰/ });
  expect(`${window.location.pathname}${window.location.search}`).toBe('/bloggerDetail/tiktok/1?tab=audience');
});

test('a creator that failed to load appears after a retry', async () => {
  server.isAwayFor(getCreator);
  await opens('/bloggerDetail/youtube/1');
  const alert = within(await screen.findByRole('alert'));
  await sees(shell.error.network, alert);
  server.answers(getCreator, { id: 1, platform: 'youtube', name: '阮兰' });
  await clicks(shell.retry, alert);
  await screen.findByRole('heading', { level: 1, name: /阮兰/ });
});

test('a creator without figures says why and shows no invented ones', async () => {
  server.answers(getCreator, {
    id: 1,
    platform: 'youtube',
    name: '阮兰',
    analysis: 'unanalysable',
    unanalysableReason: 'too_few',
    countedPosts: 2,
    figures: null,
  });
  await opens('/bloggerDetail/youtube/1');
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain(creators.mark.unanalysable);
  expect(note.textContent).toContain(filled(overview.why['too_few#other'], { count: 2, days: 180, min: 3 }));
  await screen.findByRole('heading', { name: insights.growth.title });
  expect(screen.queryByRole('button', { name: figure.interaction_rate })).toBeNull();
});

test('an audience that a source reports is shown as reported, the largest regions and all ages in order', async () => {
  const regions = ['VN', 'TH', 'US', 'JP', 'KR', 'DE', 'FR', 'BR', 'MX', 'IN', 'GB', 'ID'];
  server.answers(getAudience, {
    basis: 'source',
    audience: {
      regions: regions.map((key, at) => ({ key, shareBp: at ? 500 : 4000 })),
      genders: [
        { key: 'female', shareBp: 6250 },
        { key: 'male', shareBp: 3750 },
      ],
      ages: [
        { key: '25-34', shareBp: 4000 },
        { key: '18-24', shareBp: 6000 },
      ],
    },
    source: { zh: '某来源', en: 'a source' },
    observedAt,
  });
  await opens('/bloggerDetail/tiktok/1?tab=audience');
  const lines = await linesOf(audience.regions);
  expect(lines[0]).toMatch(/^越南 ?40\.00%$/);
  expect(lines.slice(10)).toEqual([
    expect.stringContaining(filled(audience['rest#other'], { count: 2 })),
    expect.stringMatching(new RegExp(`${audience.notReported} ?5\\.00%`)),
  ]);
  await sees('62.50%', await card(audience.genders));
  expect((await linesOf(audience.ages)).map(line => line.slice(0, 5))).toEqual(['18–24', '25–34']);
  await sees(audience.noneReported, await card(audience.languages));
  expect(await violations(screen.getByRole('main'))).toEqual([]);
});

test('an estimated audience has its sample and its ranges; without data it says so', async () => {
  server.answers(getAudience, {
    basis: 'comments',
    audience: {
      languages: [
        { key: 'th', shareBp: 5000 },
        { key: 'und', shareBp: 5000 },
      ],
    },
    sample: { comments: 80, people: 80, posts: 1 },
    observedAt,
  });
  await opens('/bloggerDetail/tiktok/1?tab=audience');
  await sees(audience.estimate);
  await sees(filled(audience.estimateSample, { people: 80, comments: 80, posts: 1, day: '2026-03-01' }));
  expect(await linesOf(audience.languages)).toEqual([
    expect.stringMatching(/^泰语 ?50\.00% ?95% 区间 39\.30%–60\.70%$/),
    expect.stringMatching(/^无法判断 ?50\.00%/),
  ]);
});

test('a creator without audience data says so', async () => {
  server.answers(getAudience, { basis: 'none' });
  await opens('/bloggerDetail/tiktok/1?tab=audience');
  await sees(audience.empty);
});

test('a signal shows its numbers, and opens its rule and its basis', async () => {
  server.answers(getSignals, {
    signals: [
      {
        kind: 'repeated_comments',
        verdict: 'look',
        direction: 'high',
        facts: { comments: 80, repeated: 80, shareBp: 10_000, texts: 2 },
        evidence: [{ text: 'lovely', value: 40 }],
      },
    ],
  });
  await opens('/bloggerDetail/tiktok/1');
  const { comments: words } = signals;
  const line = within(await (await card(signals.title)).findByRole('listitem'));
  await sees(signals.verdict.look, line);
  await sees(filled(words.high, { comments: 80, repeated: 80, share: '100.00%', texts: 2 }), line);
  await sees(words.why, line);
  await clicks(filled(signals.evidenceOf, { name: words.name }), line);
  await sees('lovely', line);
  await sees(filled(signals['times#other'], { count: 40 }), line);
  await sees(filled(signals.rule, { rule: words.rule }), line);
});
