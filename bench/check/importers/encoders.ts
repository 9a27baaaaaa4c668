/** Encodings in which spreadsheets of the world are saved, and one that Excel calls "Unicode text". */
export const encodings = [
  'windows-1252',
  'windows-1251',
  'macintosh',
  'gb18030',
  'shift_jis',
  'euc-kr',
  'utf-16le',
] as const;
type Name = (typeof encodings)[number];

/** Nobody saves French in a Chinese encoding: the letters that each is used for. */
const lettersOf: Partial<Record<Name, RegExp>> = {
  'windows-1251': /\p{sc=Cyrillic}/u,
  gb18030: /\p{sc=Han}/u,
  shift_jis: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  'euc-kr': /\p{sc=Hangul}/u,
};
const byteEach = new Set<string>(['windows-1252', 'windows-1251', 'macintosh']);

const tables = new Map<string, Map<string, number[]>>();

/** The bytes of each character of a legacy encoding, found by decoding all of them. */
function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const learn = (bytes: number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if ([...text].length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // Not a character.
    }
  };
  for (let first = 0; first < 256; first++) learn([first]);
  if (!byteEach.has(encoding))
    for (let first = 0x81; first < 0xff; first++)
      for (let second = 0x40; second < 0xff; second++) learn([first, second]);
  tables.set(encoding, table);
  return table;
}

/** The text with "?" for what the encoding cannot write, and its bytes; null if too little of it can be written. */
export function encoded(text: string, encoding: Name): { text: string; bytes: Buffer } | null {
  if (encoding === 'utf-16le') return { text, bytes: Buffer.from(`\ufeff${text}`, 'utf16le') };
  const table = tableOf(encoding);
  const bytes: number[] = [];
  const own = lettersOf[encoding];
  let [kept, foreign, lost] = ['', 0, 0];
  for (const letter of text) {
    const found = table.get(letter);
    const isOwn = found !== undefined && (!own || own.test(letter));
    if (letter > '\x7f' && isOwn) foreign += 1;
    else if (letter > '\x7f') lost += 1;
    bytes.push(...(found ?? [63]));
    kept += found ? letter : '?';
  }
  return foreign >= 8 && foreign > lost ? { text: kept, bytes: Buffer.from(bytes) } : null;
}
