import { fold } from '../../../../../contract/core/text-fold.ts';
import { isObject } from '../formats/is-object.ts';

/**
 * One row of a table, or one JSON object, as mappings see it. A column is named by its heading (compared without case,
 * blanks and signs) or by a dotted path into the object.
 */
export interface Row {
  readonly line: number;
  /** The place of an object in its file ("collector[3]"); empty for a row of a table and an object on its own line. */
  readonly place: string;
  has(column: string): boolean;
  /** All values of the column: a heading may occur twice. */
  values(column: string): unknown[];
  /** The headings, or the top-level keys, as the file writes them. */
  columns(): string[];
  /** The name of the column in a report. */
  label(column: string): string;
}

const foldedNames = new Map<string, string>();

/** Normalises a heading for comparison: "Views (Avg.)" equals "views_avg". */
export function foldHeading(name: string): string {
  let folded = foldedNames.get(name);
  if (folded === undefined) {
    folded = fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
    if (foldedNames.size < 5000) foldedNames.set(name, folded);
  }
  return folded;
}

/** Further columns are ignored. */
const maxColumns = 500;

export class Heading {
  readonly names: string[];
  private readonly places = new Map<string, number[]>();

  constructor(names: string[]) {
    this.names = names.slice(0, maxColumns).map(name => name.replace(/\s+/g, ' ').trim());
    for (const [at, name] of this.names.entries()) {
      const folded = foldHeading(name);
      if (folded !== '') this.places.set(folded, [...(this.places.get(folded) ?? []), at]);
    }
  }

  placesOf(column: string): number[] {
    return this.places.get(foldHeading(column)) ?? [];
  }
}

export class TableRow implements Row {
  readonly line: number;
  readonly place = '';
  private readonly heading: Heading;
  private readonly cells: string[];

  constructor(heading: Heading, line: number, cells: string[]) {
    this.heading = heading;
    this.line = line;
    this.cells = cells;
  }

  has(column: string): boolean {
    return this.heading.placesOf(column).length > 0;
  }

  values(column: string): unknown[] {
    return this.heading.placesOf(column).map(at => this.cells[at]);
  }

  columns(): string[] {
    return this.heading.names;
  }

  label(column: string): string {
    const at = this.heading.placesOf(column)[0];
    return at === undefined ? column : (this.heading.names[at] ?? column);
  }
}

export class ObjectRow implements Row {
  readonly line: number;
  readonly place: string;
  readonly value: Record<string, unknown>;

  constructor(line: number, place: string, value: Record<string, unknown>) {
    this.line = line;
    this.place = place;
    this.value = value;
  }

  has(column: string): boolean {
    return this.values(column).some(found => found !== undefined);
  }

  values(column: string): unknown[] {
    let found: unknown = this.value;
    for (const key of column.split('.')) {
      if (!isObject(found)) return [];
      found = found[key];
    }
    return [found];
  }

  columns(): string[] {
    return Object.keys(this.value);
  }

  label(column: string): string {
    return this.place ? `${this.place}.${column}` : column;
  }
}
