import {
  type PostFinder,
  postFinders,
  type PostStateFilter,
  postStateFilters,
} from '../../../contract/monitoring/monitor-kinds.ts';
import type { postSorts } from '../../../contract/monitoring/monitored-posts.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { platforms } from '../../layout/search/platform-names.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

export type PostSort = (typeof postSorts)[number];
/** Same as in the contract, whose schemas stay out of the browser. */
export const sorts = [
  'plays',
  'gained',
  'engagement',
  'usual',
  'forecast',
  'published',
  'added',
] as const satisfies readonly PostSort[];

export const views = ['table', 'gallery'] as const;

/** The filters and the view of a project's posts; null means any. */
export interface PostsState extends Paging {
  view: (typeof views)[number];
  platform: Platform | null;
  state: PostStateFilter | null;
  foundBy: PostFinder | null;
  creatorId: number | null;
  /** A part of the caption, name or handle. */
  words: string;
  sort: PostSort;
}

export const anyPost = { platform: null, state: null, foundBy: null, creatorId: null, words: '' } as const;

const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | null =>
  choices.find(each => each === text) ?? null;

/** Reads the filters from an address; ignores invalid values. */
export const readPosts = (params: URLSearchParams): PostsState => ({
  view: oneOf(views, params.get('view')) ?? 'table',
  platform: oneOf(platforms, params.get('platform')),
  state: oneOf(postStateFilters, params.get('state')),
  foundBy: oneOf(postFinders, params.get('found')),
  creatorId: readId(params.get('creator')),
  words: readKeyword(params),
  sort: oneOf(sorts, params.get('sort')) ?? 'plays',
  ...readPaging(params),
});

/** Writes the filters into the address of the posts tab; defaults are left out. */
export function writePosts({ view, sort, words, creatorId, ...rest }: PostsState): URLSearchParams {
  const params = new URLSearchParams({ tab: 'posts' });
  if (view !== 'table') params.set('view', view);
  if (rest.platform) params.set('platform', rest.platform);
  if (rest.state) params.set('state', rest.state);
  if (rest.foundBy) params.set('found', rest.foundBy);
  if (creatorId !== null) params.set('creator', String(creatorId));
  if (words) params.set('keyword', words);
  if (sort !== 'plays') params.set('sort', sort);
  writePaging(params, rest);
  return params;
}

/** The filter in the form that calls take. */
export const filterOf = ({ platform, state, foundBy, creatorId, words, sort }: PostsState) => ({
  ...(platform && { platform }),
  ...(state && { state }),
  ...(foundBy && { foundBy }),
  ...(creatorId !== null && { creatorId }),
  ...(words && { words }),
  sort,
});

export const hasFilter = ({ platform, state, foundBy, creatorId, words }: PostsState): boolean =>
  Boolean(platform ?? state ?? foundBy ?? creatorId) || words !== '';
