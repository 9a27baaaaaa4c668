import type { AlertKind } from '../../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertFacts } from '../../../../contract/monitoring/alerts/alerts.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** Something that a project may want to be told of. The same happening always has the same key, kind and mark. */
export interface Happening {
  /** Of the post; empty: about the whole project. */
  key: string;
  kind: AlertKind;
  /** Which of several of its kind. */
  mark: string;
  /** When it happened, by the answer that showed it. */
  at: Date;
  facts: AlertFacts;
}

export const noFacts: AlertFacts = {
  handle: '',
  platform: null,
  url: '',
  caption: '',
  plays: null,
  before: null,
  beforeAt: null,
  against: null,
  mark: null,
  state: null,
  posts: null,
  reason: null,
  publishedAt: null,
};

const longestCaption = 120;

/** What of a post an alert shows, with figures as they were last told. */
export const factsOf = (post: WatchedPost): AlertFacts => ({
  ...noFacts,
  handle: post.handle,
  platform: post.platform,
  url: post.url,
  caption: [...post.caption].slice(0, longestCaption).join(''),
  plays: post.plays,
  publishedAt: post.publishedAt?.toISOString() ?? null,
});

export const momentOf = (seconds: number) => new Date(seconds * 1000);
