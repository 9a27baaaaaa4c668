import type { Platform } from '../../../../../contract/core/platform.ts';
import type { ColumnMeaning, Meaning } from '../../headings/column-meaning.ts';
import type { Row } from '../fields/table-row.ts';
import type { Fault } from '../formats/import-fault.ts';
import { required, type RowReader } from '../mappings/mapping.ts';
import { platformOfFile } from './account-sources.ts';
import { chooseColumns, handleColumn, type Chosen, type ChosenColumns } from './choose-columns.ts';
import { accountReader } from './column-accounts.ts';
import { creatorReader } from './column-creators.ts';
import { nestedPosts, postReader, postRecord } from './column-posts.ts';
import { timeIn } from './column-readers.ts';
import { likeness, sampledColumns, type SampledColumn } from './sampled-columns.ts';
import { widePlatforms } from './wide-tables.ts';

export interface ColumnHints {
  platform?: Platform | undefined;
  /** What the user says about columns; null: not to be read. */
  meanings?: ReadonlyMap<string, ColumnMeaning | null> | undefined;
  /** Of the file and its folder. */
  names: readonly string[];
}

export interface ColumnPlan {
  reader: RowReader;
  kind: ChosenColumns['kind'];
  /** False for posts without times, of which only the creators are read. */
  isDated: boolean;
  /** Null where each row says it. */
  platform: Platform | null;
  columns: { column: string; meaning: Meaning }[];
}

/** Works out how to read a table of creators or posts by what its headings mean, in any of the known languages. */
export function planColumns(sample: readonly Row[], hints: ColumnHints): ColumnPlan | { fault: Fault } {
  const sampled = sampledColumns(sample, hints.meanings ?? new Map());
  const wide = widePlatforms(sampled);
  const plans = wide.length
    ? wide.map(({ platform, columns }) => planOne(sample, columns, { ...hints, platform }))
    : [planOne(sample, sampled, hints)];
  const [first] = plans;
  if (!first || 'fault' in first) return first ?? { fault: { code: 'unknown-file' } };
  if (!wide.length) return first;
  const readers = plans.flatMap((plan, at) => {
    const of = wide[at];
    return of && !('fault' in plan) ? [{ ...plan, isNamedIn: of.isNamedIn }] : [];
  });
  const label = wide[0]?.columns[0]?.column ?? '';
  return {
    ...first,
    platform: null,
    columns: readers.flatMap(plan => plan.columns),
    // A row names a person on several platforms; on at least one.
    reader: row => {
      const records = readers.flatMap(({ reader, isNamedIn }) => (isNamedIn(row) ? reader(row) : []));
      return records.length ? records : [required(undefined, row.label(label), 'link')];
    },
  };
}

function planOne(
  sample: readonly Row[],
  sampled: readonly SampledColumn[],
  hints: ColumnHints,
): ColumnPlan | { fault: Fault } {
  const { kind, isDated, of, isTimeInId } = chooseColumns(sampled);
  const platform = hints.platform ?? platformOfFile(sampled, hints.names);
  const handle = handleColumn(of, platform);
  const links = [...(of.creatorLink ?? []), ...(kind === 'posts' ? (of.postLink ?? []) : [])];
  const titles = platform === 'youtube' ? (of.handle ?? []) : [];
  const names = [...(of.name ?? []), ...(of.creator ?? []), ...titles].filter(each => each !== handle);
  const isNamedOnly = platform === 'youtube' && names.length > 0 && (kind === 'posts' || isAboutAccounts(of));
  const ids = of.creatorId ?? [];
  const isIdentified =
    links.length > 0 || ids.some(id => platform === 'youtube' || likeness(id.cells) >= 0.8) || isNamedOnly;
  if (!isIdentified && !(handle && (of.handle || isAboutAccounts(of) || kind === 'posts')))
    return { fault: { code: 'unknown-file' } };
  if (!platform && !of.platform) return { fault: { code: 'which-platform' } };
  const account = accountReader({ platform, platforms: of.platform ?? [], handle, ids, links, names });
  const readCreator = creatorReader(of, kind, isDated, names);
  const readPost = isDated ? postReader(of, isTimeInId, row => account(row).platform) : null;
  const readInner = kind === 'creators' ? nestedPosts(sample, platform) : null;
  const observedAt = timeIn(of.observedAt);
  const reader: RowReader = row => {
    const found = account(row);
    const seen = observedAt(row);
    const creator = readCreator(row, found, seen);
    const creators = creator ? [creator] : [];
    if (readPost) return [...creators, postRecord(found, readPost(row, found), seen)];
    const posts = readInner?.(row, found) ?? [];
    return creators.map(each => (posts.length ? { ...each, posts } : each));
  };
  return {
    reader,
    kind,
    isDated,
    platform: of.platform ? null : (platform ?? null),
    columns: Object.entries(of).flatMap(([meaning, own]) =>
      own.map(({ column }) => ({ column, meaning: meaning as Meaning })),
    ),
  };
}

/** Names alone are no list of accounts: something must be counted, or said to be an account. */
const isAboutAccounts = (of: Chosen): boolean =>
  Boolean(of.followers ?? of.postCount ?? of.creatorLink ?? of.creatorId) || (of.creator ?? []).length > 0;
