import type { Comparison } from '../../../contract/creators/comparison.ts';
import { day } from '../../../contract/core/format.ts';

/** The day of the figures, or from the oldest to the newest of several. */
export function dateOfFigures({ creators }: Comparison): string {
  const days = creators.map(creator => day(creator.figures?.asOf ?? creator.refreshedAt)).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}
