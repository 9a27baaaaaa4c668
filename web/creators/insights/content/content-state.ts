import { postKinds, postSorts } from '../../../../contract/creators/insights/post-choices.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../../ui/tables/paging.ts';

export const views = ['table', 'grid'] as const;
export const measures = ['plays', 'likes', 'comments'] as const;
export type Measure = (typeof measures)[number];

/** The filters of a creator's posts in the address. */
export interface ContentState extends Paging {
  view: (typeof views)[number];
  kind: (typeof postKinds)[number];
  sort: (typeof postSorts)[number];
  keyword: string;
  /** The folded name of a brand. */
  brand: string;
}

export const anyPost = { kind: 'all', keyword: '', brand: '' } as const;

const oneOf = <T extends string>(choices: readonly T[], text: string | null, usual: T): T =>
  choices.find(each => each === text) ?? usual;

export function readContent(params: URLSearchParams): ContentState {
  return {
    view: oneOf(views, params.get('view'), 'table'),
    kind: oneOf(postKinds, params.get('kind'), 'all'),
    sort: oneOf(postSorts, params.get('sort'), 'newest'),
    keyword: readKeyword(params),
    brand: (params.get('brand') ?? '').slice(0, 200),
    ...readPaging(params),
  };
}

/** Writes the filters into the address; omits defaults, and keeps the rest. */
export function writeContent(params: URLSearchParams, state: ContentState): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['view', 'kind', 'sort', 'keyword', 'brand', 'page', 'size']) next.delete(name);
  if (state.view !== 'table') next.set('view', state.view);
  if (state.kind !== 'all') next.set('kind', state.kind);
  if (state.sort !== 'newest') next.set('sort', state.sort);
  if (state.keyword) next.set('keyword', state.keyword);
  if (state.brand) next.set('brand', state.brand);
  writePaging(next, state);
  return next;
}

export const hasFilter = ({ kind, keyword, brand }: ContentState): boolean =>
  kind !== 'all' || keyword !== '' || brand !== '';
