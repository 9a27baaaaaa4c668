import type { Archive } from './archive.ts';
import { areaOf, type Area } from './cell-places.ts';
import { SheetError } from '../sheet.ts';
import { relationsOf } from './workbook.ts';
import { decoded, xmlWriter } from './xml-reader.ts';

/** The part of a sheet's file after the rows. */
export interface SheetExtras {
  /** Link targets of cells, by `placeKey`. */
  links: Map<number, string>;
  /** Merged cells, from the top down. */
  merged: Area[];
}

const max = 100_000;
const longestLink = 2000;
/** Characters of `</prefix:sheetData>` that may be in the previous piece. */
const overlap = 64;

/** Row from 1, column from 0. */
export function placeKey(row: number, column: number): number {
  return row * 16_384 + column;
}

/** Reads past the rows to the links and merged cells, which the format puts after them. */
export async function readSheetExtras(archive: Archive, path: string): Promise<SheetExtras> {
  const targets = await relationsOf(archive, path);
  const extras: SheetExtras = { links: new Map(), merged: [] };
  const writer = xmlWriter({
    open: (name, attributes) => {
      if (name !== 'mergeCell' && name !== 'hyperlink') return;
      if (extras.links.size >= max || extras.merged.length >= max)
        throw new SheetError('bomb', { limit: max });
      const area = areaOf(attributes.ref ?? '');
      if (!area) return;
      if (name === 'mergeCell') extras.merged.push(area);
      else {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        const relation = id === undefined ? undefined : targets.get(id);
        if (relation?.external && relation.target.length <= longestLink) {
          extras.links.set(placeKey(area.top, area.left), relation.target);
        }
      }
    },
  });
  let held: string | undefined = '';
  // The root element was opened before the rows, so what is read here gets a root of its own.
  writer.write('<rest>');
  try {
    for await (const piece of decoded(archive.read(path))) {
      if (held === undefined) writer.write(piece);
      else {
        const text: string = held + piece;
        const end = rowsEnd(text);
        held = end === undefined ? text.slice(-overlap) : undefined;
        if (end !== undefined) writer.write(text.slice(end));
      }
    }
  } catch (error) {
    // This is the end of the real root element, which was not opened here. Damage is found when rows are read.
    if (!(error instanceof SheetError) || error.code !== 'damaged') throw error;
  }
  extras.merged.sort((one, other) => one.top - other.top);
  return extras;
}

function rowsEnd(text: string): number | undefined {
  const word = 'sheetData';
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = text.indexOf('>', at);
    if (end < 0) return undefined;
    const closing = /<\/(?:[\w.-]+:)?$/.test(text.slice(Math.max(0, at - 40), at));
    if (closing || text[end - 1] === '/') return end + 1;
  }
  return undefined;
}
