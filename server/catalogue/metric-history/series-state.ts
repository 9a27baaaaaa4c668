import type { PostFigureName } from '../../../contract/catalogue/post-metrics.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { packPoints, unpackPoints } from './packed-points.ts';
import type { ChangedRow, WatchedRow } from './queries.ts';
import { everyMinutes } from './polling-schedule.ts';
import { type Doubt, type Series, takeFigures } from './take-figures.ts';

/** A post as a source or a file reported it. */
export interface SeenPost extends Record<PostFigureName, number | null> {
  platform: Platform;
  platformPostId: string;
  creatorId: number;
  url: string;
  caption: string;
  hashtags: readonly string[] | null;
  mentions: readonly string[] | null;
  coverUrl: string;
  durationMs: number | null;
  publishedAt: Date;
  platformSponsored: boolean | null;
  observedAt: Date;
  via: SourceCode | null;
}

/** Returns whether a caption with its hashtags discloses that it is paid. */
export type Discloses = (caption: string, hashtags: readonly string[]) => boolean;

/** A watched post: its texts and its history. */
export interface State {
  texts: Omit<WatchedRow, 'points' | 'gaps' | 'doubt' | 'state' | 'state_since'>;
  series: Series;
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
const hourMs = 3_600_000;

export function stateOf(row: WatchedRow): State {
  const { points, gaps, doubt, state, state_since, ...texts } = row;
  return {
    texts,
    series: {
      points: unpackPoints(points),
      gaps,
      doubt: doubt as Doubt | null,
      state,
      stateSince: state_since && secondsOf(state_since),
      watchedAt: secondsOf(texts.watched_at),
    },
  };
}

/** The columns that store a history; each figure column has the latest reported value. */
function seriesColumns({ points, gaps, doubt, state, stateSince }: Series) {
  const newest = (name: PostFigureName) => points.findLast(point => point[name] !== null)?.[name] ?? null;
  return {
    points: packPoints(points).toString('hex'),
    gaps,
    doubt,
    state,
    state_since: stateSince === null ? null : new Date(stateSince * 1000),
    plays: newest('plays'),
    likes: newest('likes'),
    comments: newest('comments'),
    shares: newest('shares'),
  };
}

export const changedRow = ({ texts, series }: State): ChangedRow => ({ ...texts, ...seriesColumns(series) });

/**
 * Applies one answer to a post. The newest texts are kept. An answer without figures still shows that the post exists.
 */
export function afterAnswer({ texts, series }: State, post: SeenPost, discloses: Discloses): State {
  const { plays, likes, comments, shares, observedAt } = post;
  const at = secondsOf(observedAt);
  const age = (observedAt.getTime() - post.publishedAt.getTime()) / hourMs;
  const watched = (observedAt.getTime() - texts.watched_at.getTime()) / hourMs;
  const taken = takeFigures(series, { at, plays, likes, comments, shares }, everyMinutes(age, watched) ?? 0);
  const isNewest = !texts.seen_at || observedAt >= texts.seen_at;
  return {
    texts: isNewest ? { ...texts, ...textsOf(texts, post, discloses) } : texts,
    series: taken.state === 'waiting' ? { ...taken, state: 'online', stateSince: at } : taken,
  };
}

function textsOf(before: State['texts'], post: SeenPost, discloses: Discloses) {
  const caption = post.caption || before.caption;
  const hashtags = post.hashtags ? [...post.hashtags] : before.hashtags;
  const isNew = caption !== before.caption;
  // Different sources write the same caption differently. A change counts as an edit only between two answers of one
  // source.
  const isEdited = isNew && before.caption !== '' && before.source !== null && before.source === post.via;
  return {
    url: before.url || post.url,
    creator_id: post.creatorId,
    published_at: post.publishedAt,
    caption,
    caption_disclosed: isNew ? discloses(caption, hashtags) : before.caption_disclosed,
    hashtags,
    mentions: post.mentions ? [...post.mentions] : before.mentions,
    cover_url: post.coverUrl || before.cover_url,
    duration_ms: post.durationMs ?? before.duration_ms,
    platform_sponsored: post.platformSponsored ?? before.platform_sponsored,
    source: post.via ?? before.source,
    seen_at: post.observedAt,
    edits: isEdited
      ? [...before.edits, { at: post.observedAt.toISOString(), before: before.caption }]
      : before.edits,
  };
}
