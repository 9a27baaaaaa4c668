/** Most tags are written as they are counted. */
const plain = /^[a-z0-9_]{1,150}$/;

/** A tag as it is counted and asked for: lower case, compatibility forms unified, without #; accents stay. */
export const tagForm = (tag: string): string =>
  plain.test(tag) ? tag : tag.normalize('NFKC').toLowerCase().replaceAll('#', '').trim().slice(0, 150);
