/** Values of monitor projects and watched posts that both sides use. Texts are in the i18n of `monitors`. */

import { type PostState, postStates } from '../catalogue/post-metrics.ts';

/** The state filter of a list of posts; `offline`: private or gone. */
export const postStateFilters = [...postStates, 'offline'] as const;
export type PostStateFilter = (typeof postStateFilters)[number];

export const isOffline = (state: PostState): boolean => state === 'private' || state === 'gone';

/** How a post came into a project: its link was pasted, or a follow of the project found it. */
export const postFinders = ['link', 'creator', 'hashtag'] as const;
export type PostFinder = (typeof postFinders)[number];

export const followKinds = ['creator', 'hashtag'] as const;
export type FollowKind = (typeof followKinds)[number];

/** `open`: figures are fetched; `closed`: kept as it is, nothing is fetched for it any more. */
export const projectStates = ['open', 'closed'] as const;
export type ProjectState = (typeof projectStates)[number];

export const monitorLimits = {
  nameLength: 60,
  /** Words and hashtags of a follow. */
  words: 20,
  wordLength: 100,
  follows: 200,
  /** The most days of a project. */
  days: 730,
} as const;

/**
 * Returns what is wrong with the days of a project or a campaign, `yyyy-MM-dd`, both included: they are in the wrong
 * order, or too many.
 */
export function windowFault(window: { beginsOn: string; endsOn: string }): 'turned' | 'tooLong' | null {
  const days = (Date.parse(window.endsOn) - Date.parse(window.beginsOn)) / 86_400_000 + 1;
  if (days < 1) return 'turned';
  return days > monitorLimits.days ? 'tooLong' : null;
}
