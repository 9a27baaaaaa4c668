import { fold } from '../../../../../contract/core/text-fold.ts';
import { isObject } from '../formats/is-object.ts';

/**
 * One row of a source, a table's or a JSON object's, as mappings see it. A column is asked for by its
 * heading (compared without case, blanks and signs) or by a dotted path into the object.
 */
export interface Row {
  readonly line: number;
  /** Where in its file an object stands ("collector[3]"); empty for a table's row and a line's object. */
  readonly place: string;
  has(column: string): boolean;
  /** Everything that stands under the column: a heading may occur twice. */
  values(column: string): unknown[];
  /** The headings, or the top-level keys, as the file writes them. */
  columns(): string[];
  /** How the column is called in a report. */
  label(column: string): string;
}

const foldedNames = new Map<string, string>();

/** A heading as it is compared: "Views (Avg.)" and "views_avg" are alike. */
export function foldHeading(name: string): string {
  let folded = foldedNames.get(name);
  if (folded === undefined) {
    folded = fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
    if (foldedNames.size < 5000) foldedNames.set(name, folded);
  }
  return folded;
}

/** Columns beyond these are not looked at. */
const mostColumns = 500;

export class Heading {
  readonly names: string[];
  private readonly places = new Map<string, number[]>();

  constructor(names: string[]) {
    this.names = names.slice(0, mostColumns).map(name => name.replace(/\s+/g, ' ').trim());
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
