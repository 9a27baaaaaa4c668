import type { ImportWarning } from '../../../../contract/creators/list-imports/list-imports.ts';
import type { MissingMarks } from '../../team-creators/own-marks.ts';
import type { ReadRow } from './read-row.ts';

type Added = Pick<MissingMarks, 'tags' | 'note' | 'isFull'>;

/** What becomes of a row whose creator is in the list afterwards. @param added tags and note that are new */
export function outcomeOf(isNew: boolean, added: Added | undefined): 'added' | 'updated' | 'already' {
  if (isNew) return 'added';
  return added && (added.tags.length > 0 || added.note !== '') ? 'updated' : 'already';
}

export const warningsOf = ({ warnings }: ReadRow, added: Added | undefined): ImportWarning[] =>
  added?.isFull ? [...warnings, 'tagsFull'] : warnings;
