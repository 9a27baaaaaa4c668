import { rangePresets } from '../../../contract/creators/search/facets.ts';
import type { Filter, FilterName } from './search-state.ts';

export type Unit = 'count' | 'percent' | 'ratio' | 'yuan' | 'posts';
type Preset = readonly [start: string, end: string];

/** Which of a filter's names means all, any or none of the values. */
export type Ways = Readonly<Record<'all' | 'any' | 'none', FilterName>>;
export type Way = keyof Ways;

/** A filter: the fields that its chip opens, and the filters of the search that they fill. */
export type FilterDef =
  | {
      key: 'region' | 'language' | 'category' | 'brands';
      kind: 'choices';
      names: readonly [FilterName];
      /** Accepts values outside of the list. */
      isOpen?: boolean;
    }
  | { key: 'tags'; kind: 'tags'; names: readonly FilterName[]; ways: Ways }
  | { key: 'keywords'; kind: 'keywords'; names: readonly FilterName[]; ways: Ways }
  | {
      key: 'followers' | 'avg_plays' | 'avg_intrate' | 'follower_plays' | 'growth' | 'price' | 'posts_week';
      kind: 'range';
      unit: Unit;
      names: readonly [start: FilterName, end: FilterName];
      presets: readonly Preset[];
    }
  | { key: 'sendVideoDate'; kind: 'day'; names: readonly [FilterName] }
  | {
      key: 'verified' | 'has_email' | 'contacted' | 'in_list' | 'has_ads';
      kind: 'flag';
      names: readonly [FilterName];
    }
  | { key: 'hide_blocked'; kind: 'blocked'; names: readonly [FilterName] }
  | { key: 'list'; kind: 'list'; names: readonly [FilterName] }
  | { key: 'status'; kind: 'statuses'; names: readonly [FilterName] }
  | { key: 'level'; kind: 'levels'; names: readonly [FilterName] }
  | { key: 'user_name' | 'description'; kind: 'text'; names: readonly [FilterName] };

export type FilterKey = FilterDef['key'];

const presetsOf = (name: keyof typeof rangePresets): Preset[] =>
  rangePresets[name].map(([from, to]) => [String(from ?? ''), String(to ?? '')]);

const atLeast = (...figures: readonly number[]): Preset[] => figures.map(figure => [String(figure), '']);

/** Each has a chip of its own. */
export const frontFilters: readonly FilterDef[] = [
  { key: 'category', kind: 'choices', names: ['category'] },
  { key: 'region', kind: 'choices', names: ['region'] },
  { key: 'has_email', kind: 'flag', names: ['has_email'] },
  {
    key: 'tags',
    kind: 'tags',
    names: ['tags', 'tags_any', 'tags_not'],
    ways: { all: 'tags', any: 'tags_any', none: 'tags_not' },
  },
  { key: 'language', kind: 'choices', names: ['language'] },
  { key: 'sendVideoDate', kind: 'day', names: ['sendVideoDate'] },
  {
    key: 'followers',
    kind: 'range',
    unit: 'count',
    names: ['followerCount_start', 'followerCount_end'],
    presets: presetsOf('followers'),
  },
  {
    key: 'avg_plays',
    kind: 'range',
    unit: 'count',
    names: ['avg_plays_start', 'avg_plays_end'],
    presets: presetsOf('avg_plays'),
  },
  {
    key: 'avg_intrate',
    kind: 'range',
    unit: 'percent',
    names: ['avg_intrate_start', 'avg_intrate_end'],
    presets: atLeast(1, 3, 5, 10),
  },
];

/** Behind "more filters"; each gets a chip of its own while it is set. */
export const moreFilters: readonly FilterDef[] = [
  {
    key: 'keywords',
    kind: 'keywords',
    // Words that must all occur have a field of their own.
    names: ['keyword_any', 'keyword_not'],
    ways: { all: 'keyword', any: 'keyword_any', none: 'keyword_not' },
  },
  {
    key: 'follower_plays',
    kind: 'range',
    unit: 'ratio',
    names: ['follower_plays_start', 'follower_plays_end'],
    presets: atLeast(0.1, 0.3, 1),
  },
  {
    key: 'price',
    kind: 'range',
    unit: 'yuan',
    names: ['price_start', 'price_end'],
    presets: [
      ['', '1000'],
      ['1000', '5000'],
      ['5000', '20000'],
      ['20000', ''],
    ],
  },
  {
    key: 'growth',
    kind: 'range',
    unit: 'percent',
    names: ['growth_start', 'growth_end'],
    presets: [...atLeast(1, 5, 10), ['', '0']],
  },
  {
    key: 'posts_week',
    kind: 'range',
    unit: 'posts',
    names: ['posts_week_start', 'posts_week_end'],
    presets: atLeast(1, 3, 7),
  },
  { key: 'level', kind: 'levels', names: ['level'] },
  { key: 'verified', kind: 'flag', names: ['verified'] },
  { key: 'has_ads', kind: 'flag', names: ['has_ads'] },
  { key: 'brands', kind: 'choices', names: ['brands'], isOpen: true },
  { key: 'list', kind: 'list', names: ['list'] },
  { key: 'in_list', kind: 'flag', names: ['in_list'] },
  { key: 'status', kind: 'statuses', names: ['status'] },
  { key: 'contacted', kind: 'flag', names: ['contacted'] },
  { key: 'hide_blocked', kind: 'blocked', names: ['hide_blocked'] },
  { key: 'user_name', kind: 'text', names: ['user_name'] },
  { key: 'description', kind: 'text', names: ['description'] },
];

export const allFilters = [...frontFilters, ...moreFilters];

export const isSet = (def: FilterDef, filter: Filter) => def.names.some(name => filter[name] !== '');

export const listOf = (text: string) => text.split(',').filter(Boolean);

/** Adds a code, or removes it if it was there. */
export const toggled = (chosen: readonly string[], code: string) =>
  (chosen.includes(code) ? chosen.filter(each => each !== code) : [...chosen, code]).join(',');

/** Accepts any comma or one per line, and converts to the form of the address. */
export const tidyList = (text: string) =>
  [...new Set(text.split(/[,，、;；\n]/).map(part => part.trim().replace(/\s+/g, ' ')))]
    .filter(Boolean)
    .join(',');
