import {
  type LinkState,
  linkStates,
  type ProductType,
  productTypes,
} from '../../../contract/links/link-kinds.ts';
import type { LinkFilter, linkSorts } from '../../../contract/links/short-links.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

export type LinkSort = (typeof linkSorts)[number];
/** Same as in the contract, whose module would bring its schemas into the browser. */
export const sorts: readonly LinkSort[] = ['newest', 'pv', 'uv', 'lastVisit', 'name'];

export interface LinksState extends Paging {
  /** A part of the name, description, code or target. */
  keyword: string;
  productType: ProductType | null;
  state: LinkState | null;
  tag: string;
  creatorId: number | null;
  sort: LinkSort;
}

const tagLength = 40;

/** Reads the filters from an address; ignores invalid values. */
export function readState(params: URLSearchParams): LinksState {
  return {
    keyword: readKeyword(params),
    productType: productTypes.find(type => type === params.get('productType')) ?? null,
    state: linkStates.find(state => state === params.get('state')) ?? null,
    tag: (params.get('tag') ?? '').trim().slice(0, tagLength),
    creatorId: readId(params.get('creatorId')),
    sort: sorts.find(sort => sort === params.get('sort')) ?? 'newest',
    ...readPaging(params),
  };
}

/** The filters in the form that calls take. */
export function filterOf({ keyword, productType, state, tag, creatorId }: LinksState): LinkFilter {
  return {
    ...(keyword && { keyword }),
    ...(productType && { productType }),
    ...(state && { state }),
    ...(tag && { tag }),
    ...(creatorId && { creatorId }),
  };
}

/** Writes set values only, always in the same order; the server takes the same query. */
export function writeState(state: LinksState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filterOf(state))) params.set(name, String(value));
  if (state.sort !== 'newest') params.set('sort', state.sort);
  writePaging(params, state);
  return params;
}

/** The sort is not a filter. */
export const hasFilter = (state: LinksState): boolean => Object.keys(filterOf(state)).length > 0;
