import type { Platform } from '../../../../contract/core/platform.ts';
import { rankingWindows, type RankingWindow } from '../../../../contract/market/ranking-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** The filters of a ranking, as in its address. */
export interface RankState extends Paging {
  platform: Platform;
  window: RankingWindow;
  /** ISO 3166-1 alpha-2; empty for all. */
  region: string;
  category: string;
  /** A part of the name of the ranked subject, if the ranking supports it. */
  keyword: string;
  /** Limits the ranking to saved items, if it has any. */
  onlySaved: boolean;
}

export const rankedPlatforms: readonly Platform[] = ['tiktok', 'youtube', 'instagram'];
const usualWindow: RankingWindow = 7;

/** Ignores invalid values. */
export function readRank(params: URLSearchParams): RankState {
  const region = params.get('region') ?? '';
  return {
    platform: rankedPlatforms.find(platform => platform === params.get('platform')) ?? 'tiktok',
    window: rankingWindows.find(window => String(window) === params.get('window')) ?? usualWindow,
    region: /^[A-Z]{2}$/.test(region) ? region : '',
    category: (params.get('category') ?? '').slice(0, 100),
    keyword: readKeyword(params),
    onlySaved: params.get('saved') === '1',
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order. */
export function writeRank(state: RankState): URLSearchParams {
  const { platform, window, region, category, keyword, onlySaved } = state;
  const params = new URLSearchParams();
  if (platform !== 'tiktok') params.set('platform', platform);
  if (window !== usualWindow) params.set('window', String(window));
  if (region) params.set('region', region);
  if (category) params.set('category', category);
  if (keyword) params.set('keyword', keyword);
  if (onlySaved) params.set('saved', '1');
  writePaging(params, state);
  return params;
}

/** The filters in the form that calls take. */
export function askRank(state: RankState): URLSearchParams {
  const params = writeRank(state);
  params.set('platform', state.platform);
  if (state.keyword) params.set('words', state.keyword);
  if (state.onlySaved) params.set('onlySaved', 'true');
  params.delete('keyword');
  params.delete('saved');
  return params;
}

/** Region, category and keyword are filters; platform and window are not. */
export const isNarrowed = ({ region, category, keyword }: RankState): boolean =>
  region !== '' || category !== '' || keyword !== '';
