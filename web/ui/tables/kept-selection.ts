/**
 * The selection of a table in the entry of the browser's history, beside what the router keeps there: who comes back to
 * the page, or reloads it, finds it again.
 */
export interface Selected<Id> {
  /** The filters of the rows; a change clears the selection. */
  question: string;
  ids: ReadonlySet<Id>;
  isAll: boolean;
}

interface Entry {
  /** The router's; the first entry of a tab has none. */
  key?: string;
  selected?: { question: string; ids: (number | string)[]; isAll: boolean };
}

const entry = () => history.state as Entry | null;

export function recallSelection<Id extends number | string>(question: string): Selected<Id> | null {
  const kept = entry()?.selected;
  return kept?.question === question ? { ...kept, ids: new Set(kept.ids as Id[]) } : null;
}

/** @param key of the router's location: nothing is written into the entry of another page */
export function keepSelection({ question, ids, isAll }: Selected<number | string>, key: string): void {
  if ((entry()?.key ?? 'default') !== key) return;
  const isNone = !ids.size && !isAll;
  if (isNone && !entry()?.selected) return;
  const { selected: _, ...rest } = entry() ?? {};
  history.replaceState(isNone ? rest : { ...rest, selected: { question, ids: [...ids], isAll } }, '');
}
