import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { SelectedRows } from '../../../ui/tables/use-ticks.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type Selection, useSelection } from '../../../ui/tables/use-selection.ts';
import { ActionDialogs } from './ActionDialogs.tsx';
import { type ActionName, type OpenAction, type Meant, takesAway, type Target } from './action-target.ts';
import { nameOf, type ShownCreator } from '../shown-creator.ts';

/** So many can be meant one by one in a call. */
const maxSelected = 1000;

export interface CreatorPage {
  /** Another one has other creators: what was selected of the one before is forgotten. */
  question: string;
  rows: readonly ShownCreator[];
  /** All that answer the question and may be worked on. */
  total: number;
  /** All of them, as calls take it. */
  all: Meant;
  from?: Target['from'];
}

export interface CreatorActions {
  selection: Selection;
  selected: SelectedRows<ShownCreator>;
  /** Begins an action on the selected ones. */
  ask: (what: ActionName, columns: Target['columns']) => void;
  /** Begins it on all that match, whatever is selected. */
  askAll: (what: ActionName, columns: Target['columns']) => void;
  askOne: (what: ActionName, row: ShownCreator) => void;
  /** To be drawn. */
  dialogs: ReactNode;
}

/** Ticking creators of a page, and doing something to them: one, the selected, or all that match. */
export function useCreatorActions({ question, rows, total, all, from }: CreatorPage): CreatorActions {
  const { t } = useTranslation('team-creators');
  const [asked, setAsked] = useState<OpenAction | null>(null);
  const selection = useSelection({
    question,
    pageIds: rows.map(({ id }) => id),
    total,
    most: maxSelected,
    onFull: () => showToast('warning', t('selection.full', { number: fullCount(maxSelected) })),
  });
  const meant: Meant = selection.isAll ? all : { of: 'ids', ids: [...selection.ids] };

  /** Who is gone from the page cannot stay selected; the others can. */
  function leave({ one, meant: gone }: Target) {
    if (!one) selection.clear();
    else if (gone.of === 'ids' && !selection.isAll) selection.select(gone.ids, false);
  }

  return {
    selection,
    selected: {
      isSelected: ({ id }) => selection.has(id),
      onTick: (changed, isSelected) =>
        selection.select(
          changed.map(({ id }) => id),
          isSelected,
        ),
      nameOf,
    },
    ask: (what, columns) => setAsked({ what, target: { meant, count: selection.count, from, columns } }),
    askAll: (what, columns) => setAsked({ what, target: { meant: all, count: total, from, columns } }),
    askOne: (what, row) =>
      setAsked({
        what,
        target: {
          meant: { of: 'ids', ids: [row.id] },
          count: 1,
          one: { name: nameOf(row), marks: row.marks },
          from,
          columns: [],
        },
      }),
    dialogs: asked && (
      <ActionDialogs
        asked={asked}
        onClose={isDone => {
          if (isDone && takesAway(asked.what)) leave(asked.target);
          setAsked(null);
        }}
      />
    ),
  };
}
