export const pageKinds = ['unknown', 'off', 'expired', 'tooMany', 'unavailable', 'inApp'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Texts for visitors whose link does not redirect; they do not know this product. */
export type PageTexts = Record<PageKind, { title: string; about: string }> & {
  /** The button that copies the link, before and after, and the name of the field with it. */
  copying: { copy: string; copied: string; link: string };
};
