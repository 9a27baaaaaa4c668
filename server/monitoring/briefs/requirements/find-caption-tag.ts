import { plainText, visibleText } from './comparable-text.ts';

/** `＃` is `#` by then; a fragment of an address is no tag. */
const hashtag = /(?<![/&])#([\p{L}\p{N}\p{M}_\p{Extended_Pictographic}]{1,150})/gu;

/** A hashtag as it is compared, without its sign. */
export const tagForm = (tag: string): string => plainText(tag).replaceAll(/[#\s]+/g, '');

/** A hashtag in a caption, or among those that its source lists; null: it is not there. */
export function findTag(caption: string, listed: readonly string[], wanted: string): string | null {
  const form = tagForm(wanted);
  const written = [...visibleText(caption).matchAll(hashtag)].map(([, tag = '']) => tag);
  const found = [...written, ...listed].find(tag => tagForm(tag) === form);
  return found === undefined ? null : `#${found.replace(/^[#＃]+/, '')}`;
}
