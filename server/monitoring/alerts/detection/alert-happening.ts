import type { AlertKind } from '../../../../contract/monitoring/alerts/alert-kinds.ts';
import type { AlertFacts } from '../../../../contract/monitoring/alerts/alerts.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** An event that a project may report. The same event always has the same key, kind and mark. */
export interface Happening {
  /** The key of the post; empty if it is about the whole project. */
  key: string;
  kind: AlertKind;
  /** Distinguishes several of one kind. */
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

/** What an alert shows of a post, with its latest figures. */
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
