import { plainText } from './comparable-text.ts';

/** Whose mention is wanted, as it is compared: of an address of a profile its handle. */
export function handleForm(written: string): string {
  const text = plainText(written).trim();
  const [, afterSign] = /@([^/@?#\s]+)/.exec(text) ?? [];
  const [, lastPart] = /\/([^/?#\s]+)\/?(?:[?#].*)?$/.exec(text) ?? [];
  return afterSign ?? lastPart ?? text;
}

/** In front of the sign: an e-mail address is no mention, a word of a script without spaces may stand there. */
const isAddress = /[a-z\d._%+-]$/;
const goesOn = { ascii: /^(?:[a-z\d_]|[.-][a-z\d_])/, other: /^(?:[\p{L}\p{N}\p{M}_]|[.-][\p{L}\p{N}])/u };

/** A mention of a handle in a caption, or among those that its source lists; null: it is not there. */
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
