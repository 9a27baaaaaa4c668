import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { type FakeReply, json } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { invalidParameter } from './graph-errors.ts';

const mediaMetrics = ['comments', 'likes', 'reach', 'saved', 'shares', 'total_interactions', 'views'];

/** instagram-platform/reference/instagram-media/insights: metrics that do not exist are left out, not 0. */
export function mediaInsights(post: SourcePost | undefined, query: URLSearchParams): FakeReply {
  const asked = (query.get('metric') ?? '').split(',');
  if (!asked.every(name => mediaMetrics.includes(name)))
    return invalidParameter(`metric[0] must be one of the following values: ${mediaMetrics.join(', ')}`);
  const known: Record<string, number | undefined> = {
    views: post?.plays,
    shares: post?.shares,
    likes: post?.likes,
    comments: post?.comments,
  };
  const data = asked.flatMap(name => {
    const value = known[name];
    return value === undefined
      ? []
      : [
          {
            name,
            period: 'lifetime',
            values: [{ value }],
            title: name,
            description: name,
            id: `${post?.platformPostId}/insights/${name}/lifetime`,
          },
        ];
  });
  return json({ data });
}

/** An answer contains at most 45 results. */
const maxResults = 45;
/** With fewer followers there are no demographics. */
const fewest = 100;
const genders: Record<string, string> = { female: 'F', male: 'M', other: 'U' };

/** instagram-platform/api-reference/instagram-user/insights, `follower_demographics` by one breakdown. */
export function accountInsights({ record }: Person, query: URLSearchParams): FakeReply {
  if (query.get('metric') !== 'follower_demographics' || query.get('metric_type') !== 'total_value')
    return invalidParameter('metric[0] must be one of the following values: follower_demographics');
  if (
    query.get('period') !== 'lifetime' ||
    !['this_month', 'this_week'].includes(query.get('timeframe') ?? '')
  )
    return invalidParameter('period and timeframe do not fit the metric');
  const { followers = 0, audience } = record;
  const breakdown = query.get('breakdown') ?? '';
  const parts = { age: audience?.ages, gender: audience?.genders, country: audience?.regions }[breakdown];
  if (followers < fewest || !parts || parts.length === 0) return json({ data: [] });
  const named = ({ key }: AudiencePart) => (breakdown === 'gender' ? (genders[key] ?? 'U') : key);
  const results = parts.slice(0, maxResults).map(part => ({
    dimension_values: [named(part)],
    value: Math.round((followers * part.shareBp) / 10_000),
  }));
  return json({
    data: [
      {
        name: 'follower_demographics',
        period: 'lifetime',
        title: 'Follower demographics',
        description: 'The demographic characteristics of followers.',
        // In the documentation's examples `timeframe` is among the keys too.
        total_value: { breakdowns: [{ dimension_keys: [breakdown], results }] },
        id: `${record.platformId}/insights/follower_demographics/lifetime`,
      },
    ],
  });
}
