import type { ImportChange, ImportWarning } from '../../../../contract/creators/list-imports/list-imports.ts';
import type { MissingMarks } from '../../team-creators/own-marks.ts';
import type { ReadRow } from './read-row.ts';

type Added = Pick<MissingMarks, 'tags' | 'note' | 'isFull'>;

/** What a row brings for a creator who is in the list already. @param added tags and note that are new */
export function changesOf(
  own: readonly ImportChange[] | undefined,
  added: Added | undefined,
): ImportChange[] {
  return [
    ...(own ?? []),
    ...(added?.tags.length ? (['tags'] as const) : []),
    ...(added?.note ? (['note'] as const) : []),
  ];
}

/** What becomes of a row whose creator is in the list afterwards. */
export function outcomeOf(
  isNew: boolean,
  changes: readonly ImportChange[],
): { outcome: 'added' | 'updated' | 'already'; changes: readonly ImportChange[] } {
  if (isNew) return { outcome: 'added', changes: [] };
  return { outcome: changes.length ? 'updated' : 'already', changes };
}

export const warningsOf = ({ warnings }: ReadRow, added: Added | undefined): ImportWarning[] =>
  added?.isFull ? [...warnings, 'tagsFull'] : warnings;
