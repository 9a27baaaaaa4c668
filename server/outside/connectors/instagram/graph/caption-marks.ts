const hashtag = /[#＃]([\p{L}\p{N}\p{M}_]{1,150})/gu;
/** A mention that is not part of an address; without the dot that ends a sentence. */
const mention = /(?<![\p{L}\p{N}_.@])[@＠]([a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?)/giu;

const distinct = (caption: string, pattern: RegExp, max: number) =>
  [...new Set([...caption.matchAll(pattern)].map(([, found]) => found ?? ''))].slice(0, max);

/** Without the leading #. */
export const hashtagsOf = (caption: string): string[] => distinct(caption, hashtag, 200);

/**
 * Returns the mentions without the leading @, in lower case as Instagram has them. Callers who do not manage the
 * account get captions without @ (IG Media, Limitations), so there are none then.
 */
export const mentionsOf = (caption: string): string[] => distinct(caption.toLowerCase(), mention, 200);
