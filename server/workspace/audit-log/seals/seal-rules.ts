/** Entries of a seal at most. */
export const maxEntries = 1000;

/** An entry has the time at which it was recorded, and is seen when its call has ended: this much later at most. */
export const latestMs = 15 * 60 * 1000;

interface Range {
  first_place: number;
  last_place: number;
}

/** After a full seal there may be more to seal of the time before it; after another one everything was sealed. */
export const isFull = ({ first_place: first, last_place: last }: Range): boolean =>
  last - first + 1 >= maxEntries;
