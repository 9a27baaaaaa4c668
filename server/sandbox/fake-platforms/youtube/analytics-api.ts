import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import { type FakeHost, type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { badToken, googleError, scopeMissing, tooFast } from './google-errors.ts';
import type { FakeTokens } from './google-tokens.ts';
import { shownPosts } from './videos-list.ts';

const badRequest = (message: string): FakeReply => googleError(400, 'badRequest', message);

/** YouTube Analytics v2 `reports.query`: developers.google.com/youtube/analytics/reference/reports/query */
export function analyticsApi(world: FakeWorld, tokens: FakeTokens): FakeHost {
  return {
    answer: request => answer(world, tokens, request),
    moods: {
      // Unverified: Analytics' own text for a used-up quota.
      quota: googleError(403, 'quotaExceeded', 'Quota exceeded.', { domain: 'youtube.quota' }),
      rate: tooFast,
      refused: badToken,
    },
  };
}

function answer(world: FakeWorld, tokens: FakeTokens, { path, query, headers }: FakeRequest): FakeReply {
  if (path !== '/v2/reports') return { status: 404, body: '<!doctype html><p>Not Found' };
  const grant = tokens.ofAccess(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
  if (!grant) return badToken;
  const has = (scope: string) => grant.scopes.some(each => each.endsWith(`/auth/${scope}`));
  // "API requests to this method now require access to the youtube.readonly scope."
  if (!has('yt-analytics.readonly') || !has('youtube.readonly')) return scopeMissing;
  const of = (name: string) => query.get(name) ?? '';
  if (of('ids') !== 'channel==MINE') return badRequest('Invalid value for parameter ids.');
  const dates = [of('startDate'), of('endDate')];
  if (!dates.every(date => /^\d{4}-\d\d-\d\d$/.test(date)) || (dates[0] ?? '') > (dates[1] ?? ''))
    return badRequest('Invalid date.');
  const owner = world.people.byId('youtube', grant.channelId);
  if (!owner) return googleError(403, 'forbidden', 'Forbidden');
  switch (`${of('metrics')} by ${of('dimensions')}`) {
    case 'viewerPercentage by ageGroup,gender':
      return table(['ageGroup', 'gender'], ['viewerPercentage', 'FLOAT'], agesAndGenders(owner));
    case 'views by country':
      return table(['country'], ['views', 'INTEGER'], countries(world, owner));
    default:
      return badRequest('The query is not supported.');
  }
}

/** Without data, the reference leaves `rows` out; an empty list was seen as well. */
function table(dimensions: string[], [metric, dataType]: [string, string], rows: unknown[][]): FakeReply {
  const columnHeaders = [
    ...dimensions.map(name => ({ name, columnType: 'DIMENSION', dataType: 'STRING' })),
    { name: metric, columnType: 'METRIC', dataType },
  ];
  const kind = 'youtubeAnalytics#resultTable';
  return json(rows.length > 0 ? { kind, columnHeaders, rows } : { kind, columnHeaders });
}

const genderNames: Record<string, string> = { other: 'user_specified' };

/** Percentages of all signed-in viewers, one row per age and gender: `age18-24`, `female`, 12.3. */
function agesAndGenders({ record }: Person): unknown[][] {
  const { ages = [], genders = [] } = record.audience ?? {};
  return ages.flatMap(age =>
    genders.map(gender => [
      `age${age.key.replace('+', '-')}`,
      genderNames[gender.key] ?? gender.key,
      Math.round((age.shareBp * gender.shareBp) / 100_000) / 10,
    ]),
  );
}

function countries(world: FakeWorld, owner: Person): unknown[][] {
  const views = shownPosts(world, owner).reduce((sum, { plays = 0 }) => sum + plays, 0);
  const regions: readonly AudiencePart[] = owner.record.audience?.regions ?? [];
  return regions
    .map(({ key, shareBp }) => [key, Math.floor((views * shareBp) / 10_000)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(row => [...row]);
}
