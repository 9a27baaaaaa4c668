import { inflateSync } from 'node:zlib';

/** A numbered object of the file: its dictionary and its uncompressed stream. */
interface Part {
  dictionary: string;
  stream: string;
}

function partsOf(file: Buffer): Map<string, Part> {
  const text = file.toString('latin1');
  const parts = new Map<string, Part>();
  const begins = /(\d+) 0 obj\n([\s\S]*?)(stream\r?\n|endobj)/g;
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const [, id = '', dictionary = '', end = ''] = begin;
    const length = end === 'endobj' ? 0 : Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = file.subarray(begins.lastIndex, begins.lastIndex + length);
    const isPacked = length > 0 && dictionary.includes('/FlateDecode');
    parts.set(id, { dictionary, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' });
    begins.lastIndex += length;
  }
  return parts;
}

const textOfHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The text of each glyph of a font, from its ToUnicode CMap (PDF 32000-1, 9.10.3). */
function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, lines = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(parseInt(glyph, 16), textOfHex(text));
  for (const [, lines = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph++)
        glyphs.set(glyph, String.fromCodePoint(parseInt(text, 16) + glyph - parseInt(first, 16)));
  return glyphs;
}

interface Font {
  glyphs: Map<number, string>;
  /** Hex digits per glyph: Type 3 fonts number theirs in one byte, all others in two. */
  digits: 2 | 4;
}

function fontsOf(parts: ReadonlyMap<string, Part>): Map<string, Font> {
  const fonts = new Map<string, Font>();
  for (const { dictionary } of parts.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = parts.get(id)?.dictionary ?? '';
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
      const digits = font.includes('/Subtype /Type3') ? 2 : 4;
      fonts.set(name, { glyphs: glyphsOf(parts.get(cmap)?.stream ?? ''), digits });
    }
  }
  return fonts;
}

/** The text of a PDF made by Chromium, without spaces, which are only positions in it. */
export function textOfPdf(file: Buffer): string {
  const parts = partsOf(file);
  const fonts = fontsOf(parts);
  let text = '';
  let font: Font = { glyphs: new Map(), digits: 4 };
  for (const { stream } of parts.values()) {
    for (const [, name, hex = ''] of stream.matchAll(/\/(F\d+) [\d.-]+ Tf|<((?:\w\w)+)>(?=[^<]*?T[jJ])/g)) {
      if (name) font = fonts.get(name) ?? font;
      for (let at = 0; at < hex.length; at += font.digits)
        text += font.glyphs.get(parseInt(hex.slice(at, at + font.digits), 16)) ?? '';
    }
  }
  return text.replaceAll(/\s/g, '');
}
