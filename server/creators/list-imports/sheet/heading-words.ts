import {
  failedRowHeadings,
  importHeadings,
} from '../../../../contract/creators/list-imports/list-import-texts.ts';
import { importFields, type ImportField } from '../../../../contract/creators/list-imports/list-imports.ts';
import { meaningOf, type Meaning } from '../../../outside/connectors/headings/column-meaning.ts';

/** What a column means for a list; of two, the first is the surer one. */
const meanings: Readonly<Record<ImportField, readonly Meaning[]>> = {
  homepage: ['creatorLink', 'link'],
  platform: ['platform'],
  handle: ['handle', 'creatorId'],
  name: ['name', 'creator'],
  email: ['email'],
  tags: ['tags', 'category'],
  note: ['note', 'comments'],
};

/** A list of creators names their pages and accounts by these words, too. */
const ownWords: Partial<Record<ImportField, readonly string[]>> = {
  homepage: ['homepagelink', 'profile', 'channel', 'tiktokprofile', 'youtubechannel', 'instagramprofile'],
  handle: ['user', 'tiktokid'],
};

/** Normalises a heading: without case, spaces, marks for required fields and text in brackets. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{【「].*?[)\]}】」]/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const own = new Map<string, NamedField>();
for (const field of importFields) {
  const words = [importHeadings.zh[field], importHeadings.en[field], ...(ownWords[field] ?? [])];
  for (const word of words) own.set(headingKey(word), { field, rank: 0, isDoubtful: false });
}

interface NamedField {
  field: ImportField;
  /** 0 is surest. */
  rank: number;
  /** "Comments" may be notes or numbers: the cells decide. */
  isDoubtful: boolean;
}

/** Returns what a column of this name most likely contains, by the words that all imports understand. */
export function fieldNamed(heading: string): NamedField | undefined {
  const exact = own.get(headingKey(heading));
  if (exact) return exact;
  const found = meaningOf(heading);
  // The name of a platform alone says nothing about the cells.
  if (!found || (found.meaning === 'creator' && found.about === null)) return undefined;
  for (const field of importFields) {
    const at = meanings[field].indexOf(found.meaning);
    if (at >= 0) return { field, rank: found.doubt + at * 100, isDoubtful: found.meaning === 'comments' };
  }
  return undefined;
}

const ours = new Set(
  Object.values(failedRowHeadings).flatMap(({ row, reason }) => [headingKey(row), headingKey(reason)]),
);

/** Returns whether we added this column to a file of failed rows. */
export const isOurs = (heading: string): boolean => ours.has(headingKey(heading));
