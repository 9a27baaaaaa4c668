/**
 * How text is normalised for search, the same for storing, searching and highlighting: compatibility forms unified,
 * Latin, Greek and Cyrillic accents removed, lower case. "Ẩm thực" equals "am thuc".
 */
const combiningMarks = /[\u0300-\u036f]/g;
/** Variation selectors and joiners change the look of a character, not its meaning. */
const invisible = /\p{Variation_Selector}|[\p{Cf}]/gu;
const withoutDecomposition: Record<string, string> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
/** Most text needs none of this. */
const plain = /^[\u0020-\u007e\n]*$/;
const irregular = /[đøłßæœı]/g;

export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(combiningMarks, '')
    .replace(irregular, letter => withoutDecomposition[letter] ?? letter);
}

/** Scripts without spaces between words: they are searched by runs of characters. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\u30fc\\u3005';
const runs = new RegExp(
  `([${unspaced}][${unspaced}\\p{M}]*)|((?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+)|(\\p{Extended_Pictographic})`,
  'gu',
);

/** Most texts have no letters and digits beyond these, which are found much faster. */
const beyondPlain = /[\u0080-\uffff]/;
const plainRuns = /[A-Za-z0-9]+/g;

export type Run = { kind: 'unspaced' | 'word' | 'emoji'; text: string };

/** The searchable runs of already folded text, in order; punctuation separates and is not searchable. */
export function textRuns(folded: string): Run[] {
  if (!beyondPlain.test(folded)) return (folded.match(plainRuns) ?? []).map(text => ({ kind: 'word', text }));
  const found: Run[] = [];
  for (const [text, asian, word] of folded.matchAll(runs)) {
    found.push({ kind: asian ? 'unspaced' : word ? 'word' : 'emoji', text });
  }
  return found;
}
