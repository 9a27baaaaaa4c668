import type {
  ImportField,
  ImportMapping,
  ImportReason,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platformOf, profileOf } from '../../../../contract/core/pasted-links/profile-links.ts';

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
}

const maxTags = 10;
const tagLength = 40;
const noteLength = 2000;
const nameLength = 500;
const maxEmails = 5;

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

function splitAt(text: string, separators: RegExp): string[] {
  const parts = text.split(separators).map(part => part.trim());
  return [...new Set(parts.filter(part => part !== ''))];
}

function creatorOf(text: Record<ImportField, string>): RowCreator | { reason: ImportReason } {
  const { homepage, handle, platform: platformText } = text;
  if (!homepage && !handle) return { reason: 'missing' };
  const platform = platformOf(platformText) ?? undefined;
  if (!homepage && !platform) return { reason: 'unknownPlatform' };
  const profile = profileOf(homepage || handle, platform);
  if ('fault' in profile) return { reason: profile.fault };
  const emails = splitAt(text.email, /[\s,;，；、]+/).slice(0, maxEmails);
  return {
    ...profile,
    name: cut(text.name, nameLength),
    emails: emails.filter(email => email.length <= 320),
  };
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
  return {
    row,
    homepage: texts.homepage || texts.handle,
    tags: splitAt(texts.tags, /[,，;；、|\n#]+/)
      .map(tag => cut(tag, tagLength))
      .slice(0, maxTags),
    note: cut(texts.note, noteLength),
    creator: creatorOf(texts),
  };
}

/** Returns columns in the order of their fields; queries name them by number. */
export const columnsOf = (mapping: ImportMapping): [ImportField, number][] =>
  Object.entries(mapping) as [ImportField, number][];
