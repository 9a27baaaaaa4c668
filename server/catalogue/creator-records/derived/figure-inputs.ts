import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { FigureInputs } from '../../figures/recompute-figures.ts';
import type { TraitSubject } from '../../topics/traits.ts';
import { figureTimes } from '../stored/figures.queries.ts';
import { freeOf } from '../../observations/source-rules.ts';
import { splitByUse, type UsablePost } from '../stored/stored-rows.ts';
import type { FigureInputRow } from './figure-inputs.queries.ts';

const noTexts: readonly string[] = [];

function postsIn(row: FigureInputRow): UsablePost[] {
  return (row.post_ids ?? []).map((platformPostId, at) => ({
    platformPostId,
    publishedAt: new Date(Math.round((row.seconds[at] ?? 0) * 1000)),
    plays: row.plays[at] ?? null,
    likes: row.likes[at] ?? null,
    comments: row.comments[at] ?? null,
    shares: row.shares[at] ?? null,
    hashtags: row.hashtags[at] ?? noTexts,
    platformSponsored: row.platform_sponsored[at] ?? false,
    captionDisclosed: row.caption_disclosed[at] ?? false,
    brands: row.brands[at] ?? noTexts,
    via: row.via[at] ?? null,
  }));
}

/** What the figures and the traits of one creator are computed from. */
export function inputsOf(
  row: FigureInputRow,
  heldBack: readonly SourceCode[],
): { figures: FigureInputs; traits: TraitSubject } {
  const posts = postsIn(row);
  const { platform, handle, tags } = row;
  return {
    figures: {
      creator: row,
      ...splitByUse(posts, heldBack),
      snapshots: (row.days ?? []).map((day, at) => ({
        day,
        followers: row.day_followers[at] ?? null,
      })),
      ...figureTimes(row),
    },
    traits: {
      platform,
      handle,
      tags,
      posts: freeOf(posts, heldBack)
        .slice(0, row.captions?.length ?? 0)
        .map(({ hashtags }, at) => ({
          caption: row.captions?.[at] ?? '',
          hashtags,
          mentions: row.mentions?.[at] ?? noTexts,
        })),
    },
  };
}
