import { plainText } from './comparable-text.ts';

/** Normalises a wanted mention for comparison; of a profile's address, its handle. */
export function handleForm(written: string): string {
  const text = plainText(written).trim();
  const [, afterSign] = /@([^/@?#\s]+)/.exec(text) ?? [];
  const [, lastPart] = /\/([^/?#\s]+)\/?(?:[?#].*)?$/.exec(text) ?? [];
  return afterSign ?? lastPart ?? text;
}

/**
 * Text before the sign that makes it an e-mail address; a word in a script without spaces may come before a mention.
 */
const isAddress = /[a-z\d._%+-]$/;
const goesOn = { ascii: /^(?:[a-z\d_]|[.-][a-z\d_])/, other: /^(?:[\p{L}\p{N}\p{M}_]|[.-][\p{L}\p{N}])/u };

/** Finds a mention of a handle in a caption, or among those that its source lists; null if it is missing. */
export function findMention(caption: string, listed: readonly string[], wanted: string): string | null {
  const handle = handleForm(wanted);
  if (!handle) return null;
  const text = plainText(caption);
  const rest = /^\p{ASCII}*$/u.test(handle) ? goesOn.ascii : goesOn.other;
  const sign = `@${handle}`;
  for (let place = text.indexOf(sign); place !== -1; place = text.indexOf(sign, place + 1)) {
    if (isAddress.test(text.slice(0, place)) || rest.test(text.slice(place + sign.length))) continue;
    return sign;
  }
  return listed.some(name => handleForm(name) === handle) ? sign : null;
}
