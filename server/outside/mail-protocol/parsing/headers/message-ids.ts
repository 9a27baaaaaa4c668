import type { MailFault } from '../parsed-mail.ts';

const maxIds = 100;
const bracketed = /<([^<>]{1,500})>/g;
const bare = /[^\s<>,;"()]{1,250}@[^\s<>,;"()]{1,250}/g;

/**
 * Reads the Message-IDs of a field with their brackets. Spaces inside come from folding; without brackets, anything
 * that looks like an id counts. Of very many, the first, which began the thread, and the last are kept.
 */
export function readIds(raw: string, faults: Set<MailFault>): string[] {
  const inBrackets = [...raw.matchAll(bracketed)].map(([, id = '']) => id.replaceAll(/\s/g, ''));
  const found = inBrackets.some(Boolean) ? inBrackets : (raw.match(bare) ?? []);
  const ids = [...new Set(found.filter(Boolean).map(id => `<${id}>`))];
  if (ids.length <= maxIds) return ids;
  faults.add('ids.many');
  return [...ids.slice(0, 1), ...ids.slice(1 - maxIds)];
}
