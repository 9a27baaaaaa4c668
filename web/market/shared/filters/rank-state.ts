import type { Platform } from '../../../../contract/core/platform.ts';
import { rankingWindows, type RankingWindow } from '../../../../contract/market/ranking-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** Which ranking is looked at, as an address has it. */
export interface RankState extends Paging {
  platform: Platform;
  window: RankingWindow;
  /** ISO 3166-1 alpha-2; empty: everywhere. */
  region: string;
  category: string;
  /** In the name of what is ranked, where that can be asked for. */
  keyword: string;
  /** Only what the team keeps, where something can be kept. */
  onlySaved: boolean;
}

export const rankedPlatforms: readonly Platform[] = ['tiktok', 'youtube', 'instagram'];
const usualWindow: RankingWindow = 7;

/** What makes no sense is left out. */
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

/** Always in the same order, nothing that is not set. */
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

/** The same as a call takes it. */
export function askRank(state: RankState): URLSearchParams {
  const params = writeRank(state);
  params.set('platform', state.platform);
  if (state.keyword) params.set('words', state.keyword);
  if (state.onlySaved) params.set('onlySaved', 'true');
  params.delete('keyword');
  params.delete('saved');
  return params;
}

/** Region, category and words narrow; platform and window are views. */
export const isNarrowed = ({ region, category, keyword }: RankState): boolean =>
  region !== '' || category !== '' || keyword !== '';
