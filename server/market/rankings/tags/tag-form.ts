/** Most tags are already in the normalised form. */
const plain = /^[a-z0-9_]{1,150}$/;

/** Normalises a tag: lower case, compatibility forms unified, without #; accents stay. */
export const tagForm = (tag: string): string =>
  plain.test(tag) ? tag : tag.normalize('NFKC').toLowerCase().replaceAll('#', '').trim().slice(0, 150);
