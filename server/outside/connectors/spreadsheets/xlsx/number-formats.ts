import type { Archive } from './archive.ts';
import { readXml } from './xml-reader.ts';

export type NumberKind = 'number' | 'date' | 'dateTime' | 'time' | 'timeWithSeconds' | 'elapsed';

/** The formats that every spreadsheet program knows by number, including Chinese and Japanese ones. */
const builtIn: [from: number, to: number, kind: NumberKind][] = [
  [14, 17, 'date'],
  [18, 18, 'time'],
  [19, 19, 'timeWithSeconds'],
  [20, 20, 'time'],
  [21, 21, 'timeWithSeconds'],
  [22, 22, 'dateTime'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'timeWithSeconds'],
  [46, 46, 'elapsed'],
  [47, 47, 'timeWithSeconds'],
  [50, 54, 'date'],
  [55, 56, 'time'],
  [57, 58, 'date'],
];

/** Returns how a format code such as `yyyy"年"m"月"d"日"` shows a number (ECMA-376 part 1, 18.8.31). */
function kindOfFormat(code: string): NumberKind {
  const bare = code
    .replace(/"[^"]*"?|[\\_*]./g, '')
    .split(';', 1)
    .join('')
    .toLowerCase();
  if (/\[(?:h+|m+|s+)\]/.test(bare)) return 'elapsed';
  const signs = bare.replace(/\[[^\]]*\]?|general|e[+-]/g, '');
  const noon = /am\/pm|a\/p|上午|下午/.test(signs);
  const letters = signs.replace(/am\/pm|a\/p/g, '');
  const clock = noon || /[hs]/.test(letters);
  if (/[yde]/.test(letters)) return clock ? 'dateTime' : 'date';
  if (clock) return letters.includes('s') ? 'timeWithSeconds' : 'time';
  return letters.includes('m') ? 'date' : 'number';
}

/** Returns how each cell style shows a number, in the order of the styles' numbers. */
export async function readNumberKinds(archive: Archive, path: string | undefined): Promise<NumberKind[]> {
  if (path === undefined) return [];
  const own = new Map<string, NumberKind>();
  const styles: NumberKind[] = [];
  let inStyles = false;
  await readXml(archive.read(path), {
    open: (name, { numFmtId: id = '0', formatCode: code }) => {
      if (name === 'cellXfs') inStyles = true;
      else if (name === 'numFmt' && code !== undefined && own.size < 10_000) own.set(id, kindOfFormat(code));
      else if (name === 'xf' && inStyles && styles.length < 70_000)
        styles.push(own.get(id) ?? builtInKind(Number(id)));
    },
    close: name => {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return styles;
}

function builtInKind(id: number): NumberKind {
  return builtIn.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number';
}
