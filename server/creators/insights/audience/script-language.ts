/** Blocks of scripts that, in comments, only one language uses: first and last character. */
const settled: readonly (readonly [from: number, to: number, language: string])[] = [
  [0x0370, 0x03ff, 'el'],
  [0x0530, 0x058f, 'hy'],
  [0x0590, 0x05ff, 'he'],
  [0x0a80, 0x0aff, 'gu'],
  [0x0b80, 0x0bff, 'ta'],
  [0x0c00, 0x0c7f, 'te'],
  [0x0c80, 0x0cff, 'kn'],
  [0x0d00, 0x0d7f, 'ml'],
  [0x0d80, 0x0dff, 'si'],
  [0x0e00, 0x0e7f, 'th'],
  [0x0e80, 0x0eff, 'lo'],
  [0x1000, 0x109f, 'my'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1100, 0x11ff, 'ko'],
  [0x1780, 0x17ff, 'km'],
  [0x3040, 0x30ff, 'ja'],
  [0x3130, 0x318f, 'ko'],
  [0x3400, 0x4dbf, 'zh'],
  [0x4e00, 0x9fff, 'zh'],
  [0xac00, 0xd7af, 'ko'],
  [0xf900, 0xfaff, 'zh'],
];

const afterLatin = 0x0370;
const latin = /[a-z\u00c0-\u024f]/gi;
/** Letters that are not Latin; combining vowels and tones do not count. */
const otherLetters = /(?=[^\0-\u036f])\p{L}/gu;

/** Returns whether a comment contains words. Emoji and numbers belong to no language. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Returns the language that a script determines (ISO 639), if more than half of the letters belong to it; null if many
 * languages share the script, like Latin, Cyrillic and Arabic. Kana with Han is Japanese; Han alone counts as Chinese.
 */
export function languageOfScript(text: string): string | null {
  const others = text.match(otherLetters);
  if (!others) return null;
  const counts = new Map<string, number>();
  for (const letter of others) {
    const code = letter.codePointAt(0) ?? afterLatin;
    const language = settled.find(([, to]) => code <= to);
    if (!language || code < language[0]) continue;
    counts.set(language[2], (counts.get(language[2]) ?? 0) + 1);
  }
  const letters = others.length + (text.match(latin)?.length ?? 0);
  const han = counts.get('zh') ?? 0;
  if (counts.has('ja')) counts.set('ja', (counts.get('ja') ?? 0) + han).delete('zh');
  return [...counts].find(([, count]) => count * 2 > letters)?.[0] ?? null;
}
