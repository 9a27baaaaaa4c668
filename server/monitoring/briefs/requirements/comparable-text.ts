/** Joiners and variation selectors change how a character looks, not what it is. */
const invisible = /\p{Variation_Selector}|\p{Cf}/gu;

/** One form of each character, half width, nothing that cannot be seen. */
export const visibleText = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** Text as it is compared: visible, lower case; accents stay. */
export const plainText = (text: string): string => visibleText(text).toLowerCase();
