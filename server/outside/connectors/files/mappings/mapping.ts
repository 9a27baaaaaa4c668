import type {
  CatalogueRecord,
  CreatorRecord,
  PostRecord,
  SourcePost,
} from '../../../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../../../contract/core/platform.ts';
import {
  creatorFields,
  profileFields,
  specOf,
  type KindOf,
  type ProfileField,
} from '../../../../../contract/core/sources/creator-fields.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { CellFault } from '../formats/import-fault.ts';
import { cut } from '../fields/account-handles.ts';
import { tidyWords, type Reader } from '../fields/field-readers.ts';
import type { Row } from '../fields/table-row.ts';

/**
 * Reads one row into its records, which are checked against the contract before they are returned.
 * Throws CellFault to refuse the row.
 */
export type RowReader = (row: Row) => unknown[];

/** How one family of data sets is recognised and read. */
export interface Mapping {
  name: string;
  source: { zh: string; en: string };
  /**
   * Returns a reader for files whose first rows look like `sample`, or undefined if they are of another kind. The
   * file's name is a hint for what no column says.
   */
  detect(sample: Row[], fileName?: string): RowReader | undefined;
}

export type Fields<T> = { [Field in keyof T]?: Reader<NonNullable<T[Field]>> };

export interface MappingSpec {
  name: string;
  source: { zh: string; en: string };
  platform: Platform;
  /** Required columns; an inner list has alternatives. */
  needs: (string | string[])[];
  /** Columns that identify another kind of file. */
  lacks?: string[];
  creator: { handle: Reader<string> } & Fields<Omit<CreatorRecord, 'type' | 'platform' | 'handle'>>;
  /** What to name in the fault if no handle is found: `handle`, `name` or `link`. */
  handleColumn: string;
  post?: { platformPostId: Reader<string>; publishedAt: Reader<string> } & Fields<SourcePost>;
  /** The columns to name in the fault if a post has no id or no time. */
  postColumns?: { id: string; publishedAt: string };
  observedAt?: Reader<string>;
  /** False if the handle is only a stand-in without a profile page. */
  handleIsReal?: boolean;
}

/** Makes a mapping that reads fields from columns one by one. */
export function makeMapping(spec: MappingSpec): Mapping {
  const reader: RowReader = row => readRow(spec, row);
  return {
    name: spec.name,
    source: spec.source,
    detect: sample => (fits(sample, spec.needs, spec.lacks) ? reader : undefined),
  };
}

/** Returns whether the first rows have every needed column and none of those it lacks. */
export function fits(sample: Row[], needs: (string | string[])[], lacks: string[] = []): boolean {
  const has = (column: string) => sample.some(row => row.has(column));
  return needs.every(need => [need].flat().some(has)) && !lacks.some(has);
}

function readRow(spec: MappingSpec, row: Row): CatalogueRecord[] {
  const { handle: readHandle, ...creatorFields } = spec.creator;
  const handle = required(readHandle(row), row.label(spec.handleColumn), 'handle');
  const found = readFields(creatorFields, row);
  const observedAt = spec.observedAt?.(row) ?? found.observedAt;
  const records: CatalogueRecord[] = [];
  if (Object.keys(found).length > 0 || !spec.post) {
    const link = spec.handleIsReal === false ? undefined : profileLink(spec.platform, handle);
    records.push(creatorRecord({ platform: spec.platform, handle, homepageUrl: link, ...found, observedAt }));
  }
  if (spec.post) {
    const { platformPostId, publishedAt, ...postFields } = spec.post;
    const post = {
      platformPostId: required(platformPostId(row), row.label(spec.postColumns?.id ?? 'id'), 'id'),
      publishedAt: required(publishedAt(row), row.label(spec.postColumns?.publishedAt ?? 'time'), 'instant'),
      ...readFields(postFields, row),
    };
    const creator = { handle, ...(found.platformId === undefined ? {} : { platformId: found.platformId }) };
    records.push({
      type: 'post',
      platform: spec.platform,
      creator,
      ...withoutAbsent({ observedAt }),
      ...tidyPost(post),
    });
  }
  return records;
}

export function required<T>(value: T | undefined, column: string, expected: string): T {
  if (value === undefined) throw new CellFault(column, { code: 'missing-value', expected });
  return value;
}

/** What the readers find in the row, absent fields left out. */
export function readFields<T>(fields: Fields<T>, row: Row): Partial<T> {
  const found: Partial<T> = {};
  for (const field in fields) {
    const value = fields[field]?.(row);
    if (value !== undefined) found[field] = value;
  }
  return found;
}

/** Returns only the fields with a value. */
function withoutAbsent<T extends object>(fields: T): T {
  const kept = { ...fields };
  for (const field in kept) if (kept[field] === undefined) delete kept[field];
  return kept;
}

/** A link or a code that is too long is wrong; of these the beginning is still true. */
type TextField = {
  [F in ProfileField]: KindOf<F> extends 'name' | 'prose' | 'text' ? F : never;
}[ProfileField];
const textFields = profileFields.filter((field): field is TextField =>
  ['name', 'prose', 'text'].includes(specOf(field).kind),
);

/** Makes a creator's record without absent fields, and with texts cut to the catalogue's limits. */
export function creatorRecord(fields: Omit<CreatorRecord, 'type'>): CreatorRecord {
  const record = withoutAbsent({ type: 'creator' as const, ...fields });
  for (const field of textFields) {
    const value = record[field];
    if (value !== undefined) record[field] = cut(value, creatorFields[field].max);
  }
  if (record.tags !== undefined) record.tags = record.tags.slice(0, 100);
  if (record.region !== undefined) record.regionBasis ??= 'stated';
  return record;
}

/** A post with its hashtags and mentions read from the caption where the source does not list them. */
export function tidyPost<T extends SourcePost | Omit<PostRecord, 'type' | 'platform' | 'creator'>>(
  fields: T,
): T {
  const post = withoutAbsent(fields);
  if (post.caption !== undefined) {
    post.caption = cut(post.caption, 20_000);
    post.hashtags ??= marked(post.caption, '#');
    post.mentions ??= marked(post.caption, '@');
  }
  if (post.hashtags) post.hashtags = post.hashtags.slice(0, 200);
  if (post.mentions) post.mentions = post.mentions.slice(0, 200);
  return post;
}

const marks = {
  '#': /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}\p{M}_]+)/gu,
  '@': /(?<![\p{L}\p{N}_./])@([\w.]*\w)/gu,
};

function marked(caption: string, sign: '#' | '@'): string[] {
  return tidyWords([...caption.matchAll(marks[sign])].map(found => found[1] ?? ''));
}
