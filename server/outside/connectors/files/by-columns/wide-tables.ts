import { platforms, type Platform } from '../../../../../contract/core/platform.ts';
import { isNothing } from '../fields/value-converters.ts';
import type { Row } from '../fields/table-row.ts';
import { isProfileLink, likeness, share, type SampledColumn } from './sampled-columns.ts';

interface WidePlatform {
  platform: Platform;
  /** Its own columns, and those for all platforms. */
  columns: SampledColumn[];
  isNamedIn: (row: Row) => boolean;
}

const naming = new Set(['creator', 'handle', 'link', 'creatorLink']);

/** Columns that name an account on one platform. */
const namesAccount = ({ meaning, cells, platform }: SampledColumn): boolean =>
  platform !== null && naming.has(meaning) && (share(cells, isProfileLink) >= 0.6 || likeness(cells) >= 0.8);

/** The platforms of a table with one person in a row and a column for each platform; empty if it is none. */
export function widePlatforms(columns: readonly SampledColumn[]): WidePlatform[] {
  const named = platforms.filter(platform =>
    columns.some(column => column.platform === platform && namesAccount(column)),
  );
  if (named.length < 2) return [];
  return named.map(platform => {
    const own = columns.filter(column => column.platform === platform);
    const accounts = own.filter(namesAccount);
    const shared = columns.filter(
      column => column.platform === null && column.meaning !== 'handle' && column.meaning !== 'link',
    );
    return {
      platform,
      columns: [...own.map(column => asAccount(column, accounts)), ...shared],
      isNamedIn: row => accounts.some(({ column }) => row.values(column).some(cell => !isNothing(cell))),
    };
  });
}

/** "TikTok" above handles is a column of handles. */
function asAccount(column: SampledColumn, accounts: readonly SampledColumn[]): SampledColumn {
  const isName = accounts.includes(column) && share(column.cells, isProfileLink) < 0.6;
  return isName ? { ...column, meaning: 'handle', platform: null } : { ...column, platform: null };
}
