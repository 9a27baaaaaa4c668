import { platforms, type Platform } from '../../../../../contract/core/platform.ts';
import { platformOf } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { accountOf, handleOf, slugOf, type Account } from '../fields/account-handles.ts';
import { isNothing, written } from '../fields/value-converters.ts';
import { CellFault, shown } from '../formats/import-fault.ts';
import type { Row } from '../fields/table-row.ts';
import { textIn } from './column-readers.ts';
import type { SampledColumn } from './sampled-columns.ts';

export interface AccountColumns {
  /** Of the whole file, where rows do not say. */
  platform: Platform | undefined;
  platforms: readonly SampledColumn[];
  handle: SampledColumn | undefined;
  ids: readonly SampledColumn[];
  links: readonly SampledColumn[];
  names: readonly SampledColumn[];
}

export interface ReadAccount {
  platform: Platform;
  handle: string;
  platformId: string | undefined;
  /** Whether a page of this name exists: not for a channel that is known by its title only. */
  isReal: boolean;
}

const channelId = /^UC[\w-]{22}$/;
const isId: Record<Platform, RegExp> = {
  youtube: channelId,
  tiktok: /^\d{5,20}$/,
  instagram: /^\d{3,20}$/,
};

/** Makes a reader of the account that a row is about. Throws CellFault where a row names none. */
export function accountReader(columns: AccountColumns): (row: Row) => ReadAccount {
  const given = textIn(columns.handle && [columns.handle]);
  const names = textIn(columns.names);
  const first = columns.handle ?? columns.links[0] ?? columns.ids[0] ?? columns.names[0];
  return row => {
    const linked = linkedAccount(row, columns);
    const own = given(row);
    const isLink = own !== undefined && own.includes('/');
    const account: Account | undefined = isLink ? (accountOf(own) ?? linked) : linked;
    const platform = rowPlatform(row, columns) ?? account?.platform ?? columns.platform;
    const label = row.label(first?.column ?? '');
    if (!platform) throw new CellFault(label, { code: 'missing-value', expected: platforms.join(', ') });
    const ids = columns.ids
      .flatMap(({ column }) => row.values(column))
      .map(id => written(id).replace(/\.0$/, ''));
    const stated = own !== undefined && !isLink ? handleOf(own) : undefined;
    const isStatedId = platform === 'youtube' && stated !== undefined && channelId.test(stated);
    const platformId =
      ids.find(id => isId[platform].test(id)) ?? account?.platformId ?? (isStatedId ? stated : undefined);
    const named = ids.find(id => !/^\d/.test(id) && !channelId.test(id) && handleOf(id) !== undefined);
    const real =
      (isStatedId ? undefined : stated) ??
      account?.handle ??
      (columns.handle ? undefined : handleOf(named ?? ''));
    if (real !== undefined) return { platform, handle: real, platformId, isReal: true };
    if (platform !== 'youtube') {
      const fault = own === undefined ? 'missing-value' : 'wrong-value';
      throw new CellFault(label, { code: fault, expected: 'handle', value: shown(own ?? '') });
    }
    const title = own ?? names(row);
    const standIn = platformId ?? (title === undefined ? undefined : slugOf(title));
    if (standIn === undefined) throw new CellFault(label, { code: 'missing-value', expected: 'name' });
    return { platform, handle: standIn, platformId, isReal: false };
  };
}

function rowPlatform(row: Row, columns: AccountColumns): Platform | undefined {
  for (const { column } of columns.platforms) {
    for (const cell of row.values(column)) {
      if (isNothing(cell)) continue;
      const found = platformOf(written(cell));
      if (found) return found;
      throw new CellFault(row.label(column), {
        code: 'wrong-value',
        expected: platforms.join(', '),
        value: shown(cell),
      });
    }
  }
  return undefined;
}

/** The account of the row's profile link; a link that leads elsewhere names nobody, unless a handle does. */
function linkedAccount(row: Row, { links, handle, names, platform }: AccountColumns): Account | undefined {
  for (const { column } of links) {
    for (const cell of row.values(column)) {
      const text = written(cell);
      const account = isNothing(cell) ? undefined : accountOf(text);
      if (account && (!platform || links.length === 1 || account.platform === platform)) return account;
      const isNeeded = !isNothing(cell) && !handle && (platform !== 'youtube' || names.length === 0);
      if (isNeeded && !account)
        throw new CellFault(row.label(column), { code: 'wrong-value', expected: 'link', value: shown(text) });
    }
  }
  return undefined;
}
