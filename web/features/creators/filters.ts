import type { Filter, FilterName } from './search-state.ts';

/** How a filter is asked for: which fields its chip opens, and which of the spec's names they fill. */
export type FilterDef =
  | { key: 'region' | 'language' | 'category' | 'tags'; kind: 'choices'; names: readonly [FilterName] }
  | {
      key: 'followers' | 'avg_plays' | 'avg_intrate' | 'follower_plays';
      kind: 'range';
      unit: 'count' | 'percent' | 'ratio';
      names: readonly [start: FilterName, end: FilterName];
      presets: readonly (readonly [start: string, end: string])[];
    }
  | { key: 'sendVideoDate'; kind: 'day'; names: readonly [FilterName] }
  | { key: 'verified' | 'has_email' | 'contacted'; kind: 'flag'; names: readonly [FilterName] }
  | { key: 'hide_blocked'; kind: 'blocked'; names: readonly [FilterName] }
  | { key: 'list'; kind: 'list'; names: readonly [FilterName] }
  | { key: 'status'; kind: 'statuses'; names: readonly [FilterName] }
  | { key: 'level'; kind: 'levels'; names: readonly [FilterName] }
  | { key: 'user_name' | 'description'; kind: 'text'; names: readonly [FilterName] };

export type FilterKey = FilterDef['key'];

const playPresets = [
  ['', '10000'],
  ['10000', '100000'],
  ['100000', '1000000'],
  ['1000000', ''],
] as const;

/** Each has a chip of its own. */
export const frontFilters: readonly FilterDef[] = [
  { key: 'region', kind: 'choices', names: ['region'] },
  { key: 'tags', kind: 'choices', names: ['tags'] },
  { key: 'language', kind: 'choices', names: ['language'] },
  { key: 'sendVideoDate', kind: 'day', names: ['sendVideoDate'] },
  {
    key: 'followers',
    kind: 'range',
    unit: 'count',
    names: ['followerCount_start', 'followerCount_end'],
    // The brackets of product §5.
    presets: [
      ['', '10000'],
      ['10000', '50000'],
      ['50000', '200000'],
      ['200000', '1000000'],
      ['1000000', ''],
    ],
  },
  {
    key: 'avg_plays',
    kind: 'range',
    unit: 'count',
    names: ['avg_plays_start', 'avg_plays_end'],
    presets: playPresets,
  },
  {
    key: 'avg_intrate',
    kind: 'range',
    unit: 'percent',
    names: ['avg_intrate_start', 'avg_intrate_end'],
    presets: [
      ['1', ''],
      ['3', ''],
      ['5', ''],
      ['10', ''],
    ],
  },
  {
    key: 'follower_plays',
    kind: 'range',
    unit: 'ratio',
    names: ['follower_plays_start', 'follower_plays_end'],
    presets: [
      ['0.1', ''],
      ['0.3', ''],
      ['1', ''],
    ],
  },
];

/** Behind "more filters"; each gets a chip of its own while it is set. */
export const moreFilters: readonly FilterDef[] = [
  { key: 'list', kind: 'list', names: ['list'] },
  { key: 'status', kind: 'statuses', names: ['status'] },
  { key: 'contacted', kind: 'flag', names: ['contacted'] },
  { key: 'hide_blocked', kind: 'blocked', names: ['hide_blocked'] },
  { key: 'level', kind: 'levels', names: ['level'] },
  { key: 'has_email', kind: 'flag', names: ['has_email'] },
  { key: 'verified', kind: 'flag', names: ['verified'] },
  { key: 'category', kind: 'choices', names: ['category'] },
  { key: 'user_name', kind: 'text', names: ['user_name'] },
  { key: 'description', kind: 'text', names: ['description'] },
];

export const allFilters = [...frontFilters, ...moreFilters];

export const isSet = (def: FilterDef, filter: Filter) => def.names.some(name => filter[name] !== '');

export const listOf = (text: string) => text.split(',').filter(Boolean);
