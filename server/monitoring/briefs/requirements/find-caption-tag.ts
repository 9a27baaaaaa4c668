import { plainText, visibleText } from './comparable-text.ts';

/** `＃` has become `#` before this; the fragment of an address is no hashtag. */
const hashtag = /(?<![/&])#([\p{L}\p{N}\p{M}_\p{Extended_Pictographic}]{1,150})/gu;

/** Normalises a hashtag for comparison, without its sign. */
export const tagForm = (tag: string): string => plainText(tag).replaceAll(/[#\s]+/g, '');

/** Finds a hashtag in a caption, or among those that its source lists; null if it is missing. */
export function findTag(caption: string, listed: readonly string[], wanted: string): string | null {
  const form = tagForm(wanted);
  const written = [...visibleText(caption).matchAll(hashtag)].map(([, tag = '']) => tag);
  const found = [...written, ...listed].find(tag => tagForm(tag) === form);
  return found === undefined ? null : `#${found.replace(/^[#＃]+/, '')}`;
}
