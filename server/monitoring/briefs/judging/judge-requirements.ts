import type { DisclosureWay } from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Requirements } from '../../../../contract/monitoring/briefs/briefs.ts';
import { day } from '../../../../contract/core/format.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { saysItIsPaid } from '../../../catalogue/sponsorship/disclosure.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { findLinkText, findOwnLink, type OwnCode } from '../requirements/find-caption-link.ts';
import { findMention } from '../requirements/find-caption-mention.ts';
import { findTag } from '../requirements/find-caption-tag.ts';
import { onlineTurn } from './online-period.ts';
import type { Wanted } from '../requirements/wanted-requirements.ts';
import type { Turn } from './outcome-changes.ts';
import { firstSeenAt, versionsOf, type Version } from './caption-versions.ts';

/** What a post is judged by, besides itself. */
export interface Surroundings {
  brief: Requirements;
  /** IANA name */
  zone: string;
  now: Date;
  /** The team's short addresses that belong to the post's creator. */
  ownCodes: readonly OwnCode[];
}

/** Sources that report whether the platform marks a post as paid (their connectors); the others never do. */
const tellsPaidMark: readonly (SourceCode | null)[] = ['youtube', 'youtube_own', 'tiktok_market'];

/** For a YouTube video, oEmbed reports only the title, without the description. */
const isCaptionWhole = ({ platform, source }: WatchedPost) => platform !== 'youtube' || source !== 'oembed';

type Finder = (version: Version) => string | null;

/** Returns the outcome of a caption requirement for each version of the caption that changes it. */
function captionTurns(post: WatchedPost, find: Finder, isReportedWhole: boolean): Turn[] {
  const turns: Turn[] = [];
  for (const version of versionsOf(post)) {
    const found = find(version);
    const turn = { at: version.from, found: found ?? '', caption: version.caption };
    if (found !== null) turns.push({ ...turn, outcome: 'met', reason: 'found' });
    else if (isReportedWhole) turns.push({ ...turn, outcome: 'failed', reason: 'missing' });
    else turns.push({ ...turn, outcome: 'waiting', reason: 'notTold' });
  }
  return turns.filter((turn, index) => turn.outcome !== turns[index - 1]?.outcome);
}

const single = (post: WatchedPost, turn: Omit<Turn, 'at' | 'caption'>): Turn[] => [
  { ...turn, at: firstSeenAt(post) ?? post.watchedAt, caption: post.caption },
];

const waiting = (reason: Turn['reason']) => ({ outcome: 'waiting', reason, found: '' }) as const;

function disclosureTurns(post: WatchedPost, way: DisclosureWay): Turn[] {
  if (way !== 'caption' && post.platformSponsored)
    return single(post, { outcome: 'met', reason: 'found', found: 'platform' });
  const isMarkReported = tellsPaidMark.includes(post.source);
  if (way === 'platform')
    return single(
      post,
      isMarkReported ? { outcome: 'failed', reason: 'missing', found: '' } : waiting('notTold'),
    );
  const isWhole = isCaptionWhole(post) && (way === 'caption' || isMarkReported);
  const find = ({ caption, hashtags }: Version) => (saysItIsPaid(caption, hashtags) ? 'caption' : null);
  return captionTurns(post, find, isWhole);
}

function linkTurns(post: WatchedPost, { brief: { link }, ownCodes }: Surroundings): Turn[] {
  if (link?.way === 'own') {
    if (!ownCodes.length) return single(post, waiting('noLink'));
    return captionTurns(post, ({ caption }) => findOwnLink(caption, ownCodes), isCaptionWhole(post));
  }
  const find = ({ caption }: Version) => {
    for (const text of link?.texts ?? []) {
      const found = findLinkText(caption, text);
      if (found !== null) return found;
    }
    return null;
  };
  return captionTurns(post, find, isCaptionWhole(post));
}

function windowTurns(post: WatchedPost, { brief: { window }, zone }: Surroundings): Turn[] {
  if (!window || !post.publishedAt) return single(post, waiting('publishedUnknown'));
  const found = day(post.publishedAt.toISOString(), zone);
  if (found < window.from) return single(post, { outcome: 'failed', reason: 'tooEarly', found });
  if (found > window.to) return single(post, { outcome: 'failed', reason: 'tooLate', found });
  return single(post, { outcome: 'met', reason: 'inWindow', found });
}

/** Returns the outcomes of a requirement for a post since it is known, oldest first; never empty. */
export function judgeRequirement(post: WatchedPost, requirement: Wanted, around: Surroundings): Turn[] {
  const { kind, word } = requirement;
  if (kind === 'online') return [onlineTurn(post, around.brief.onlineDays ?? 0, around.now)];
  if (!firstSeenAt(post)) return single(post, waiting('notAnswered'));
  if (kind === 'disclosure') return disclosureTurns(post, around.brief.disclosure ?? 'any');
  if (kind === 'link') return linkTurns(post, around);
  if (kind === 'window') return windowTurns(post, around);
  const find = kind === 'hashtag' ? findTag : findMention;
  return captionTurns(
    post,
    ({ caption, hashtags, mentions }) => find(caption, kind === 'hashtag' ? hashtags : mentions, word),
    isCaptionWhole(post),
  );
}
