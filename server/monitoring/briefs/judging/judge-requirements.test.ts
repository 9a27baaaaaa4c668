import { describe, expect, it } from 'vitest';
import type { Requirements } from '../../../../contract/monitoring/briefs/briefs.ts';
import { somePost } from '../../../../test/fixtures/catalogue/some-watched-posts.ts';
import { noRequirements } from '../change-brief.ts';
import { judgeRequirement } from './judge-requirements.ts';
import { requirementsIn } from '../requirements/wanted-requirements.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const seconds = (text: string) => at(text).getTime() / 1000;
const point = (text: string, plays: number | null = 10) => ({
  at: seconds(text),
  plays,
  likes: null,
  comments: null,
  shares: null,
});

/** Published on the 10th at noon, first seen an hour later. */
const post = (fields: Parameters<typeof somePost>[0]) =>
  somePost({
    publishedAt: at('10T12:00'),
    watchedAt: at('10T12:30'),
    points: [point('10T13:00'), point('11T13:00')],
    seenAt: at('11T13:00'),
    state: 'online',
    ...fields,
  });

function outcomes(brief: Partial<Requirements>, of: Parameters<typeof post>[0], now = at('12T00:00')) {
  const requirements = { ...noRequirements, ...brief };
  const [wanted] = requirementsIn(requirements);
  if (!wanted) throw new Error('nothing is asked for');
  const around = { brief: requirements, zone: 'Asia/Shanghai', now, ownCodes: [] };
  return judgeRequirement(post(of), wanted, around).map(turn =>
    `${turn.at.toISOString().slice(8, 16)} ${turn.outcome} ${turn.reason} ${turn.found}`.trimEnd(),
  );
}

const edit = (text: string, before: string) => ({ at: at(text).toISOString(), before });

describe('requirements of captions', () => {
  it.each<[string, Parameters<typeof post>[0], string[]]>([
    ['stands there', { caption: 'hi #Glow' }, ['10T13:00 met found #Glow']],
    ['is missing', { caption: 'hi' }, ['10T13:00 failed missing']],
    ['is listed apart', { caption: 'hi', hashtags: ['glow'] }, ['10T13:00 met found #glow']],
    ['nobody has answered', { points: [], seenAt: null, state: 'waiting' }, ['10T12:30 waiting notAnswered']],
    [
      'was taken out later',
      { caption: 'hi', edits: [edit('11T09:00', 'hi #glow')] },
      ['10T13:00 met found #glow', '11T09:00 failed missing'],
    ],
    [
      'was taken out and put back between two looks',
      { caption: 'hi #glow', edits: [edit('11T09:00', '#glow hi'), edit('11T10:00', 'hi')] },
      ['10T13:00 met found #glow', '11T09:00 failed missing', '11T10:00 met found #glow'],
    ],
    [
      'other words were changed',
      { caption: 'hello #glow', edits: [edit('11T09:00', 'hi #glow')] },
      ['10T13:00 met found #glow'],
    ],
    [
      'below a title that is all that is told',
      { platform: 'youtube', source: 'oembed', caption: 'Title' },
      ['10T13:00 waiting notTold'],
    ],
    [
      'in a title that is all that is told',
      { platform: 'youtube', source: 'oembed', caption: '#glow' },
      ['10T13:00 met found #glow'],
    ],
    ['on a post that is gone since', { caption: '#glow', state: 'gone' }, ['10T13:00 met found #glow']],
  ])('%s', (_, of, expected) => {
    expect(outcomes({ hashtags: ['glow'] }, of)).toEqual(expected);
  });

  it('any of several links will do', () => {
    const link = { way: 'text', texts: ['a.example', 'b.example/x'] } as const;
    expect(outcomes({ link: { ...link, texts: [...link.texts] } }, { caption: 'see b.example/x' })).toEqual([
      '10T13:00 met found b.example/x',
    ]);
  });

  it('a creator without short links cannot have put one there', () => {
    expect(outcomes({ link: { way: 'own', texts: [] } }, { caption: 'x' })).toEqual([
      '10T13:00 waiting noLink',
    ]);
  });
});

describe('a disclosure', () => {
  it.each<[string, Requirements['disclosure'], Parameters<typeof post>[0], string[]]>([
    ['in words', 'any', { caption: '#ad hi' }, ['10T13:00 met found caption']],
    ['by the mark', 'any', { platformSponsored: true }, ['10T13:00 met found platform']],
    ['neither, and marks are told', 'any', { source: 'youtube' }, ['10T13:00 failed missing']],
    ['neither, and marks are not told', 'any', { source: 'instagram' }, ['10T13:00 waiting notTold']],
    ['the mark does not count', 'caption', { platformSponsored: true }, ['10T13:00 failed missing']],
    ['words do not count', 'platform', { caption: '#ad', source: 'youtube' }, ['10T13:00 failed missing']],
    ['marks are not told', 'platform', { caption: '#ad' }, ['10T13:00 waiting notTold']],
    [
      'taken out later',
      'caption',
      { caption: 'hi', edits: [edit('11T09:00', '#ad hi')] },
      ['10T13:00 met found caption', '11T09:00 failed missing'],
    ],
  ])('%s', (_, disclosure, of, expected) => {
    expect(outcomes({ disclosure }, of)).toEqual(expected);
  });
});

describe('the days on which it is published, by the clocks of the project', () => {
  const window = { from: '2026-11-10', to: '2026-11-11' };
  it.each([
    ['09T16:00', '10T13:00 met inWindow 2026-11-10'],
    ['09T15:59', '10T13:00 failed tooEarly 2026-11-09'],
    ['11T15:59', '10T13:00 met inWindow 2026-11-11'],
    ['11T16:00', '10T13:00 failed tooLate 2026-11-12'],
  ])('%s UTC', (published, expected) => {
    expect(outcomes({ window }, { publishedAt: at(published) })).toEqual([expected]);
  });

  it('is unknown without a publication time', () => {
    expect(outcomes({ window }, { publishedAt: null })).toEqual(['10T13:00 waiting publishedUnknown']);
  });
});

describe('still online after three times 24 hours', () => {
  const gone = (since: string, more = {}) => ({ state: 'gone' as const, stateSince: at(since), ...more });
  it.each<[string, Parameters<typeof post>[0], string, string]>([
    ['not over', {}, '13T11:59', '10T13:00 waiting notOver'],
    ['over, not looked at since', {}, '13T12:00', '13T12:00 waiting notLookedAt'],
    [
      'seen at the end',
      { points: [point('10T13:00'), point('13T12:00')] },
      '14T00:00',
      '13T12:00 met online 2026-11-13T12:00:00.000Z',
    ],
    [
      'seen at the end without figures',
      { seenAt: at('13T15:00') },
      '14T00:00',
      '13T15:00 met online 2026-11-13T15:00:00.000Z',
    ],
    ['gone before', gone('12T08:00'), '14T00:00', '12T08:00 failed gone 2026-11-12T08:00:00.000Z'],
    [
      'gone after it was seen at the end',
      gone('14T08:00', { points: [point('13T13:00')] }),
      '15T00:00',
      '13T13:00 met online 2026-11-13T13:00:00.000Z',
    ],
    ['gone between two looks', gone('13T18:00'), '14T00:00', '13T18:00 waiting goneBetween'],
    [
      'not answered',
      { publishedAt: null, points: [], seenAt: null },
      '14T00:00',
      '10T12:30 waiting notAnswered',
    ],
  ])('%s', (_, of, now, expected) => {
    expect(outcomes({ onlineDays: 3 }, of, at(now))).toEqual([expected]);
  });
});
