/** Joiners and variation selectors change the look of a character, not its meaning. */
const invisible = /\p{Variation_Selector}|\p{Cf}/gu;

/** Normalises characters: half width, without invisible ones. */
export const visibleText = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** Text for comparison: visible characters, lower case; accents stay. */
export const plainText = (text: string): string => visibleText(text).toLowerCase();
