/** The maximum number of conversations of a call. */
export const maxSelected = 200;

export interface ThreadSelection {
  /** The filters of the list in which they were selected; with others, nothing is selected. */
  question: string;
  ids: ReadonlySet<number>;
}

export const noSelection: ThreadSelection = { question: '', ids: new Set() };

/** The selected conversations of a list; also those that it no longer shows. */
export const selectedIn = ({ question, ids }: ThreadSelection, asked: string): ReadonlySet<number> =>
  question === asked ? ids : noSelection.ids;

/** The selection after rows were checked or unchecked; null if those are too many. */
export function selectIn(
  selection: ThreadSelection,
  question: string,
  changed: readonly number[],
  isSelected: boolean,
): ThreadSelection | null {
  const ids = new Set(selectedIn(selection, question));
  for (const id of changed) {
    if (isSelected) ids.add(id);
    else ids.delete(id);
  }
  return ids.size > maxSelected ? null : { question, ids };
}

/** All rows from the one checked before to this one, in either direction; only this one if there is none before. */
export function rangeTo(listed: readonly number[], from: number | null, to: number): readonly number[] {
  const start = from === null ? -1 : listed.indexOf(from);
  if (start === -1) return [to];
  const end = listed.indexOf(to);
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1);
}
