import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import type { FakeReply } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import type { Field } from './field-expansion.ts';
import { noSuchField } from './graph-errors.ts';
import { graphTime, mediaNode, newestFirst, picked } from './media-nodes.ts';

const creatorFields = [
  'id',
  'username',
  'is_account_verified',
  'biography',
  'country',
  'gender',
  'age_bucket',
  'insights',
  'onboarded_status',
  'email',
  'portfolio_url',
  'profile_picture_url',
  'recent_media',
];
const mediaFields = [
  'id',
  'product_type',
  'media_type',
  'permalink',
  'creation_time',
  'caption',
  'tagged_brand',
  'insights',
];

export function unknownField(fields: readonly Field[]): FakeReply | null {
  for (const { name, fields: inner } of fields) {
    if (!creatorFields.includes(name)) return noSuchField(name, 'IGUserExportForCAM');
    const unknown = inner.find(each => !mediaFields.includes(each.name));
    if (unknown) return noSuchField(unknown.name, 'IGMedia');
  }
  return null;
}

/**
 * "Response fields" of …/instagram-api-with-facebook-login/creator-marketplace; media only if the request names one
 * creator.
 */
export function creatorNode(
  person: Person,
  fields: readonly Field[],
  isNamed: boolean,
): Record<string, unknown> {
  const { record } = person;
  const insights = fields.find(({ name }) => name === 'insights');
  const media = fields.find(({ name }) => name === 'recent_media');
  const node = {
    id: record.platformId,
    username: record.handle,
    is_account_verified: record.verified ?? false,
    biography: record.bio,
    country: record.region,
    email: record.emails?.[0],
    onboarded_status: true,
    profile_picture_url: record.avatarUrl || undefined,
    insights: insights && insightsOf(person, insights),
    recent_media: media && isNamed ? recentMedia(person, media) : undefined,
  };
  return picked(node, fields);
}

/**
 * Unverified: the documentation names metrics and breakdowns, but not the answer; this is what a public client reads.
 */
function insightsOf(person: Person, { args }: Field): object {
  const { followers = 0, audience } = person.record;
  const breakdown = args['breakdown'];
  if (breakdown === undefined) {
    const names = (args['metrics'] ?? 'total_followers').split(',');
    return {
      data: names.includes('total_followers')
        ? [{ name: 'total_followers', period: 'overall', total_value: { value: followers } }]
        : [],
    };
  }
  const parts = { gender: audience?.genders, age: audience?.ages, top_countries: audience?.regions }[
    breakdown
  ];
  if (!parts || parts.length === 0) return { data: [] };
  const results = parts.map(({ key, shareBp }: AudiencePart) => ({
    dimension_value: key,
    percentage: shareBp / 100,
  }));
  return { data: [{ name: args['metrics'], period: 'overall', total_value: { breakdowns: [{ results }] } }] };
}

function recentMedia(person: Person, { args, fields }: Field): object {
  const size = Math.min(Number(args['limit'] ?? 30), 30);
  return {
    data: newestFirst(person)
      .slice(0, size)
      .map(post => picked(recentNode(post, fields), fields)),
  };
}

function recentNode(post: SourcePost, fields: readonly Field[]): Record<string, unknown> {
  const node = mediaNode(post);
  const asked = fields.find(({ name }) => name === 'insights')?.args['metrics']?.split(',') ?? [];
  const metrics = { likes: post.likes, comments: post.comments, views: post.plays, shares: post.shares };
  const data = Object.entries(metrics).flatMap(([name, value]) =>
    value !== undefined && asked.includes(name) ? [{ name, total_value: { value } }] : [],
  );
  return {
    ...node,
    product_type: node['media_product_type'],
    creation_time: graphTime(post.publishedAt),
    insights: asked.length > 0 ? { data } : undefined,
  };
}
