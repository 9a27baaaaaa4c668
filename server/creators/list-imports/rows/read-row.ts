import type {
  ImportField,
  ImportMapping,
  ImportReason,
  ImportWarning,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { email as emailForm } from '../../../../contract/core/patterns.ts';
import { platformOf, profileOf, saysNothing } from '../../../../contract/core/pasted-links/profile-links.ts';

/** The creator that a row names: by handle, by the platform's id, or by both. */
export interface RowCreator {
  platform: Platform;
  handle?: string | undefined;
  platformId?: string | undefined;
  url: string;
  name: string;
  emails: string[];
}

export interface ReadRow {
  row: number;
  /** As it is in the file: the link, or the handle. */
  homepage: string;
  tags: string[];
  note: string;
  creator: RowCreator | { reason: ImportReason };
  /** What is left out of the row. */
  warnings: ImportWarning[];
}

const maxTags = 10;
const tagLength = 40;
const noteLength = 2000;
const nameLength = 500;
const maxEmails = 5;
const emailLength = 320;

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

function splitAt(text: string, separators: RegExp): string[] {
  const parts = text.split(separators).map(part => part.trim());
  return [...new Set(parts.filter(part => part !== ''))];
}

/** Addresses may stand with a name: "Ann <ann@x.example>". */
function readEmails(text: string): { emails: string[]; isBad: boolean } {
  const words = splitAt(text, /[\s,;，；、]+/).map(word =>
    word.replace(/^(?:mailto:)?[<("'（]*(?:mailto:)?|[>)"'）.。]*$/gi, ''),
  );
  const isEmail = (word: string) => word.length <= emailLength && emailForm.test(word);
  const emails = [...new Set(words.filter(isEmail))];
  const isBad = words.some(word => word.includes('@') && !isEmail(word));
  return { emails, isBad: isBad || (!emails.length && !saysNothing(text)) };
}

function creatorOf(
  text: Record<ImportField, string>,
  emails: string[],
): RowCreator | { reason: ImportReason } {
  const { homepage, handle, platform: platformText } = text;
  if (!homepage && !handle) return { reason: 'missing' };
  const platform = platformOf(platformText) ?? undefined;
  if (!homepage && !platform) return { reason: 'unknownPlatform' };
  const profile = profileOf(homepage || handle, platform);
  if ('fault' in profile) return { reason: profile.fault };
  return { ...profile, name: cut(text.name, nameLength), emails: emails.slice(0, maxEmails) };
}

/** Reads a row by its mapped columns. */
export function readRow(row: number, cellsOf: Partial<Record<ImportField, string>>): ReadRow {
  const text = (field: ImportField) => (cellsOf[field] ?? '').trim();
  const texts = {
    homepage: text('homepage'),
    platform: text('platform'),
    handle: text('handle'),
    name: text('name'),
    email: text('email'),
    tags: text('tags'),
    note: text('note'),
  };
  const tags = splitAt(texts.tags, /[,，;；、|\n#]+/);
  const { emails, isBad } = readEmails(texts.email);
  const isCut =
    tags.length > maxTags ||
    tags.some(tag => tag.length > tagLength) ||
    texts.note.length > noteLength ||
    emails.length > maxEmails;
  return {
    row,
    homepage: texts.homepage || texts.handle,
    tags: tags.map(tag => cut(tag, tagLength)).slice(0, maxTags),
    note: cut(texts.note, noteLength),
    creator: creatorOf(texts, emails),
    warnings: [...(isBad ? (['badEmail'] as const) : []), ...(isCut ? (['cutShort'] as const) : [])],
  };
}

/** Returns columns in the order of their fields; queries name them by number. */
export const columnsOf = (mapping: ImportMapping): [ImportField, number][] =>
  (Object.entries(mapping) as [ImportField, number | string][]).flatMap(([field, column]) =>
    typeof column === 'number' ? [[field, column]] : [],
  );

/** What the user said once for all rows, in the place of a column. */
export const saidOnce = ({ platform }: ImportMapping): Partial<Record<ImportField, string>> =>
  typeof platform === 'string' ? { platform } : {};
