import { z } from 'zod';
import type { CreatorRecord, SourcePost } from '../../../../../contract/core/sources/source-records.ts';
import type { OwnConnector } from '../../own-account.ts';
import type { Gate } from '../../source.ts';
import { homepageOf } from '../account-fields.ts';
import { askGraph, oneCall, type Answered } from '../graph/graph-call.ts';
import { exchangeCode, instagramAuthorizeUrl, instagramScopes, renewToken } from './instagram-login.ts';
import {
  maybeCount,
  maybeText,
  mediaPage,
  nextOf,
  postOf,
  type Media,
  type MediaPage,
} from '../graph/graph-media.ts';
import { readAudience, readReach, type Reach } from './own-insights.ts';

const profileFields =
  'user_id,username,name,account_type,profile_picture_url,followers_count,follows_count,media_count,biography';
const mediaFields =
  'id,caption,like_count,comments_count,media_type,media_product_type,permalink,timestamp,media_url,thumbnail_url';
const pageSize = 100;
/** Most calls for one account: its profile, three parts of its audience, its posts, and figures of the newest. */
const maxCalls = 12;
const audienceCalls = 3;
/** With fewer followers Instagram gives no audience. */
const fewestFollowers = 100;

const account = z.object({
  user_id: z.string(),
  username: z.string(),
  name: maybeText,
  biography: maybeText,
  profile_picture_url: maybeText,
  followers_count: maybeCount,
  media_count: maybeCount,
});
/** The documentation shows a list of one; others report the bare object. */
const accountAnswer = z.union([
  z.object({ data: z.tuple([account]) }).transform(({ data }) => data[0]),
  account,
]);
type Account = z.output<typeof account>;

const askAccount = (gate: Gate): Promise<Answered<Account>> =>
  gate.ask('account', oneCall, permit =>
    askGraph(
      accountAnswer,
      { host: 'graph.instagram.com', path: '/me', query: { fields: profileFields } },
      permit,
    ),
  );

async function askMedia(gate: Gate, limit: number, after: string | null): Promise<MediaPage> {
  const query = { fields: mediaFields, limit: `${limit}`, ...(after !== null && { after }) };
  const answer = await gate.ask(`media ${limit} after ${after ?? ''}`, oneCall, permit =>
    askGraph(mediaPage, { host: 'graph.instagram.com', path: '/me/media', query }, permit),
  );
  return answer.value;
}

/** Reads the newest posts, and counts the calls that this took. */
async function readMedia(gate: Gate, posts: number, max: number): Promise<{ media: Media[]; calls: number }> {
  const media: Media[] = [];
  let calls = 0;
  let next: string | null = null;
  while (media.length < posts && calls < max && (calls === 0 || next !== null)) {
    const page = await askMedia(gate, Math.min(posts - media.length, pageSize), next);
    calls++;
    media.push(...page.data);
    next = nextOf(page);
  }
  return { media: media.slice(0, posts), calls };
}

const ownPostOf = (media: Media, { plays, shares }: Reach): SourcePost => ({
  ...postOf(media),
  ...(plays !== undefined && { plays }),
  ...(shares !== undefined && { shares }),
});

async function readOwn(gate: Gate, posts: number): Promise<CreatorRecord> {
  const { value: found, seenAt } = await askAccount(gate);
  const isKnownToMany = (found.followers_count ?? 0) >= fewestFollowers;
  const left = maxCalls - 1 - (isKnownToMany ? audienceCalls : 0);
  const { media, calls } = await readMedia(gate, posts, left);
  const audience = isKnownToMany ? await readAudience(gate) : undefined;
  const known: SourcePost[] = [];
  for (const [place, each] of media.entries())
    known.push(ownPostOf(each, place < left - calls ? await readReach(gate, each.id) : {}));
  return {
    type: 'creator',
    platform: 'instagram',
    platformId: found.user_id,
    handle: found.username,
    ...(found.name !== undefined && { name: found.name }),
    homepageUrl: homepageOf(found.user_id, found.username),
    ...(found.profile_picture_url !== undefined && { avatarUrl: found.profile_picture_url }),
    ...(found.biography !== undefined && { bio: found.biography }),
    ...(found.followers_count !== undefined && { followers: found.followers_count }),
    ...(found.media_count !== undefined && { postCount: found.media_count }),
    ...(audience && { audience }),
    posts: known,
    observedAt: seenAt,
  };
}

/** An account whose owner granted us access: Instagram API with Instagram login. */
export const instagramOwn: OwnConnector = {
  code: 'instagram_own',
  platforms: ['instagram'],
  can: ['profile', 'posts', 'audience'],
  buckets: [{ name: 'calls', units: 200, per: 'hour' }],
  credential: [
    { name: 'clientId', isSecret: false },
    { name: 'clientSecret', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 1,
  cardCost: maxCalls,
  scopes: instagramScopes,
  authorizeUrl: instagramAuthorizeUrl,
  exchange: exchangeCode,
  renew: (_client, tokens, way) => renewToken(tokens, way),
  /** Instagram documents no call for this: the creator removes the app in their settings, and we drop the token. */
  revoke: () => Promise.resolve(),
  own: (gate, { posts }) => readOwn(gate, posts),
};
