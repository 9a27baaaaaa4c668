import { SaxesParser } from 'saxes';
import { SheetError } from '../sheet.ts';

export type Attributes = Record<string, string>;

export interface XmlListener {
  /** Names come without their namespace prefix; attributes keep theirs. */
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  /** Text and CDATA, in as many pieces as the document has them. */
  text?: (text: string) => void;
}

const deepest = 100;
/** The longest text node or tag, in characters: a cell has at most 32,767. */
const longestNode = 2 * 1024 * 1024;

/**
 * Reads a document piece by piece and yields after each piece, so that the caller can pass on what it has. Throws
 * SheetError 'damaged' if it is not well-formed or has a DOCTYPE, which no workbook has.
 */
export async function* xmlPieces(chunks: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  const writer = xmlWriter(listener);
  for await (const text of decoded(chunks)) {
    writer.write(text);
    yield;
  }
  writer.end();
}

/** Reads a whole document. */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const pieces = xmlPieces(chunks, listener);
  while (!(await pieces.next()).done);
}

/** Makes a parser to write to, with limits on what a crafted document can accumulate. */
export function xmlWriter(listener: XmlListener): { write: (text: string) => void; end: () => void } {
  const parser = new SaxesParser();
  let depth = 0;
  let pending = 0;
  parser.on('error', error => {
    // Some programs write control characters that XML does not allow; they do no harm.
    if (!error.message.includes('disallowed character')) throw new SheetError('damaged', {}, error);
  });
  parser.on('doctype', () => {
    throw new SheetError('damaged');
  });
  parser.on('opentag', tag => {
    pending = 0;
    if (++depth > deepest) throw new SheetError('damaged');
    listener.open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', tag => {
    pending = 0;
    depth--;
    listener.close?.(localName(tag.name));
  });
  const text = (piece: string) => {
    pending = 0;
    listener.text?.(piece);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  return {
    write: piece => {
      pending += piece.length;
      if (pending > longestNode) throw new SheetError('damaged');
      parser.write(piece);
    },
    end: () => void parser.close(),
  };
}

/** The text of a document in UTF-8 or, by its first bytes, UTF-16. */
export async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingBy(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
}

function encodingBy(head: Buffer): string {
  const start = head.readUIntBE(0, Math.min(2, head.length));
  if (start === 0xfffe || start === 0x3c00) return 'utf-16le';
  return start === 0xfeff || start === 0x003c ? 'utf-16be' : 'utf-8';
}

export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
