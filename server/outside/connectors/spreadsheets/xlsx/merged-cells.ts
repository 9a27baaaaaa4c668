import type { Area } from './cell-places.ts';

/** Merged areas do not overlap, so a row has at most as many as it has columns that are read. */
const maxAtOnce = 64;

/** Finds the cells that a merged cell hides; must be asked for rows from the top down. */
export class MergedCells {
  private readonly areas: Area[];
  private next = 0;
  private row = 0;
  private active: Area[] = [];

  /** `areas` from the top down. */
  constructor(areas: Area[]) {
    this.areas = areas;
  }

  covers(row: number, column: number): boolean {
    if (row !== this.row) this.moveTo(row);
    return this.active.some(
      ({ top, left, right }) => column >= left && column <= right && (row > top || column > left),
    );
  }

  private moveTo(row: number): void {
    if (row < this.row) this.next = 0;
    this.active = row < this.row ? [] : this.active.filter(area => area.bottom >= row);
    this.row = row;
    for (; this.next < this.areas.length; this.next++) {
      const area = this.areas[this.next];
      if (!area || area.top > row) return;
      if (area.bottom >= row && this.active.length < maxAtOnce) this.active.push(area);
    }
  }
}
