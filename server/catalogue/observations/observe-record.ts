import type {
  CatalogueRecord,
  CreatorRecord,
  SourcePost,
  SourceSnapshot,
} from '../../../contract/core/sources/source-records.ts';
import {
  basedFields,
  basisName,
  profileFields,
  specOf,
  type FieldKind,
  type ReportedValues,
} from '../../../contract/core/sources/creator-fields.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { addressMask, maskAddresses, statedAddress } from './email-addresses.ts';
import { keptComments } from './audiences.ts';
import { storableText } from './storable-text.ts';
import { keysOf, titleKeyOf } from './creator-keys.ts';
import type {
  CreatorFacts,
  FieldFacts,
  FoundAddress,
  PostFacts,
  SeenAudience,
  SeenComments,
  SnapshotFacts,
} from './creator-facts.ts';
import { isAbsent } from './merge-facts.ts';
import { isUndated, undated } from './undated.ts';
import { hashtagsIn, tagsOf } from '../topics/tags.ts';

/** A source's record in the form for merging: addresses are removed from the texts, missing values are null. */
export interface Observation {
  /** The creator's keys, the platform's own id first if it is known. */
  keys: string[];
  /** A key under which the creator may be known that was known by its title only. */
  titleKey: string | null;
  creator: CreatorFacts;
  posts: PostFacts[];
  snapshots: SnapshotFacts[];
  addresses: FoundAddress[];
  audience: SeenAudience | null;
  /** By post. */
  comments: Map<string, SeenComments>;
  via: SourceCode | null;
}

const text = (value: string | undefined) => (value === undefined ? '' : storableText(value).trim());
const textOrNull = (value: string | undefined) => text(value) || null;

/** The origin of records: the source under which they are stored, and the connector if one fetched them. */
export interface Teller {
  source: string;
  via: SourceCode | null;
  /** For records without a time of observation. */
  now: Date;
}

export function observeRecord(record: CatalogueRecord, { source, via, now }: Teller): Observation {
  const observedAt = record.observedAt ? new Date(record.observedAt) : now;
  const identity = record.type === 'creator' ? record : record.creator;
  const stub: CreatorFacts = {
    ...nothingKnown,
    platform: record.platform,
    platformId: textOrNull(identity.platformId),
    handle: text(identity.handle).replace(/^@/, '') || identity.handle,
    source,
    firstSeenAt: observedAt,
    observedAt,
    countedAt: undated,
    postsSeenAt: record.type === 'post' || record.posts?.length ? observedAt : null,
  };
  const addresses: FoundAddress[] = [];
  const mask = (value: string | undefined, where: 'bio' | 'caption') => {
    const masked = maskAddresses(text(value));
    addresses.push(...masked.addresses.map(address => ({ address, source: where, via })));
    return masked.text;
  };
  const postOf = (post: SourcePost): PostFacts =>
    observePost(post, mask(post.caption, 'caption'), { observedAt, via });
  const keys = keysOf(stub);
  const titleKey = titleKeyOf(stub, record.type === 'creator' ? record.name : undefined);
  if (record.type === 'post')
    return {
      keys,
      titleKey,
      creator: stub,
      posts: [postOf(record)],
      snapshots: [],
      addresses,
      audience: null,
      comments: commentsOf([record], observedAt),
      via,
    };
  for (const email of record.emails ?? []) {
    const address = statedAddress(storableText(email));
    if (address) addresses.push({ address, source: 'stated', via });
  }
  const profile = profileOf(record, value => mask(value, 'bio'));
  const creator = { ...stub, ...profile, countedAt: hasCounts(profile) ? observedAt : undated };
  return {
    keys,
    titleKey,
    creator,
    posts: (record.posts ?? []).map(postOf),
    snapshots: [...(record.snapshots ?? []), ...todaysSnapshot(creator)].map(snapshot =>
      observeSnapshot(snapshot, via),
    ),
    addresses,
    audience: record.audience ? { audience: record.audience, source: via ?? source, observedAt } : null,
    comments: commentsOf(record.posts ?? [], observedAt),
    via,
  };
}

function commentsOf(posts: readonly SourcePost[], observedAt: Date): Map<string, SeenComments> {
  return new Map(
    posts.flatMap(({ platformPostId, commentTexts }) =>
      commentTexts?.length
        ? [[storableText(platformPostId), { comments: keptComments(commentTexts), observedAt }] as const]
        : [],
    ),
  );
}

/** A name that consists only of an address is no name. */
function nameOf(masked: string): string | null {
  return masked.replaceAll(addressMask, '').trim() ? masked : null;
}

type Profile = Omit<FieldFacts, 'handle'>;
type Masked = (value: string | undefined) => string;

/** Converts what a source says in one field to the form for merging. */
function factOf(kind: FieldKind, reported: ReportedValues[FieldKind] | undefined, mask: Masked) {
  if (typeof reported === 'boolean' || typeof reported === 'number') return reported;
  if (Array.isArray(reported)) {
    const tags = tagsOf(reported.map(storableText));
    return tags.length ? tags : null;
  }
  if (kind === 'name') return nameOf(mask(reported));
  if (kind === 'prose') return mask(reported);
  return kind === 'link' ? text(reported) : textOrNull(reported);
}

function profileOf(record: Partial<CreatorRecord>, mask: Masked): Profile {
  const facts: Record<string, unknown> = {};
  for (const field of profileFields) facts[field] = factOf(specOf(field).kind, record[field], mask);
  for (const field of basedFields) {
    const basis = field === 'region' ? record.regionBasis : undefined;
    facts[basisName(field)] = isAbsent(facts[field]) ? null : (basis ?? 'stated');
  }
  return facts as unknown as Profile;
}

/** A profile without any value. */
export const nothingKnown = profileOf({}, text);

function observePost(
  post: SourcePost,
  caption: string,
  { observedAt, via }: Pick<PostFacts, 'observedAt' | 'via'>,
): PostFacts {
  const hashtags = post.hashtags ?? (post.caption === undefined ? null : hashtagsIn(caption));
  return {
    platformPostId: storableText(post.platformPostId),
    url: text(post.url),
    caption,
    hashtags: hashtags?.map(storableText) ?? null,
    mentions: post.mentions?.map(storableText) ?? null,
    coverUrl: text(post.coverUrl),
    durationMs: post.durationSeconds === undefined ? null : Math.round(post.durationSeconds * 1000),
    publishedAt: new Date(post.publishedAt),
    plays: post.plays ?? null,
    likes: post.likes ?? null,
    comments: post.comments ?? null,
    shares: post.shares ?? null,
    platformSponsored: post.platformSponsored ?? null,
    brand: textOrNull(post.brand),
    observedAt,
    via,
  };
}

function observeSnapshot(snapshot: SourceSnapshot, via: SourceCode | null): SnapshotFacts {
  return {
    day: snapshot.day,
    followers: snapshot.followers ?? null,
    likes: snapshot.likes ?? null,
    postCount: snapshot.postCount ?? null,
    averagePlays: snapshot.averagePlays ?? null,
    via,
  };
}

const hasCounts = ({
  followers,
  likes,
  postCount,
}: Pick<CreatorFacts, 'followers' | 'likes' | 'postCount'>) =>
  followers !== null || likes !== null || postCount !== null;

/** An observation of the counts is also the snapshot of its day. */
function todaysSnapshot(creator: CreatorFacts): SourceSnapshot[] {
  const { followers, likes, postCount, observedAt } = creator;
  if (!hasCounts(creator) || isUndated(observedAt)) return [];
  return [
    {
      day: observedAt.toISOString().slice(0, 10),
      followers: followers ?? undefined,
      likes: likes ?? undefined,
      postCount: postCount ?? undefined,
    },
  ];
}
