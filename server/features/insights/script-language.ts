/** Scripts that only one language is written in, as far as comments go; kana beside Han is Japanese. */
const scripts = {
  Thai: 'th',
  Hangul: 'ko',
  Greek: 'el',
  Hebrew: 'he',
  Armenian: 'hy',
  Georgian: 'ka',
  Khmer: 'km',
  Lao: 'lo',
  Myanmar: 'my',
  Sinhala: 'si',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Gujarati: 'gu',
} as const;

const letter = /\p{L}/gu;
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const han = /\p{sc=Han}/gu;
const settling = Object.entries(scripts).map(
  ([script, language]) => [new RegExp(`(?=\\p{L})\\p{sc=${script}}`, 'gu'), language] as const,
);

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Does a comment say anything in words? Emoji and figures are in no language. */
export const hasWords = (text: string): boolean => count(text, letter) > 0;

/**
 * The language that a script settles (ISO 639), where more than half of the letters are of it; null where many
 * languages share the script, as with Latin, Cyrillic and Arabic. Han alone is taken for Chinese.
 */
export function languageOfScript(text: string): string | null {
  const letters = count(text, letter);
  const isMost = (found: number) => found * 2 > letters;
  const japanese = count(text, kana);
  const chinese = count(text, han);
  if (isMost(japanese + chinese)) return japanese ? 'ja' : 'zh';
  return settling.find(([script]) => isMost(count(text, script)))?.[1] ?? null;
}
