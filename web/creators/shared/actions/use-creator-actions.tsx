import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { SelectedRows } from '../../../ui/tables/use-row-checkboxes.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type Selection, useSelection } from '../../../ui/tables/use-selection.ts';
import { type ActionName, type Meant, takesAway, type Target } from './action-target.ts';
import { actionDialogs } from './action-dialogs.ts';
import { useAction } from './use-action.tsx';
import { nameOf, type ShownCreator } from '../shown-creator.ts';

/** The maximum number of creators that one call takes by id. */
const maxSelected = 1000;

export interface CreatorPage {
  /** A new value clears the selection. */
  question: string;
  rows: readonly ShownCreator[];
  /** All creators that match and can be acted on. */
  total: number;
  /** All of them, in the form that calls take. */
  all: Meant;
  from?: Target['from'];
}

export interface CreatorActions {
  selection: Selection;
  selected: SelectedRows<ShownCreator>;
  /** Starts the action on the selected creators. */
  ask: (what: ActionName, columns: Target['columns']) => void;
  /** Starts the action on all matching creators, whatever is selected. */
  askAll: (what: ActionName, columns: Target['columns']) => void;
  askOne: (what: ActionName, row: ShownCreator) => void;
  /** To be rendered by the page. */
  dialogs: ReactNode;
}

/** The selection of a page of creators, and the actions on one, the selected or all matching creators. */
export function useCreatorActions({ question, rows, total, all, from }: CreatorPage): CreatorActions {
  const { t } = useTranslation('team-creators');
  const selection = useSelection({
    question,
    pageIds: rows.map(({ id }) => id),
    total,
    max: maxSelected,
    onFull: () => showToast('warning', t('selection.full', { number: fullCount(maxSelected) })),
  });
  // Whoever selects is about to do something.
  actionDialogs.useWanted(selection.count > 0);
  const meant: Meant = selection.isAll ? all : { of: 'ids', ids: [...selection.ids] };

  /** Creators that left the page are deselected; the others stay selected. */
  function leave({ one, meant: gone }: Target) {
    if (!one) selection.clear();
    else if (gone.of === 'ids' && !selection.isAll) selection.select(gone.ids, false);
  }

  const { begin, dialogs } = useAction(({ what, target }) => {
    if (takesAway(what)) leave(target);
  });

  return {
    selection,
    selected: {
      isSelected: ({ id }) => selection.has(id),
      onSelect: (changed, isSelected) =>
        selection.select(
          changed.map(({ id }) => id),
          isSelected,
        ),
      nameOf,
    },
    ask: (what, columns) => begin(what, { meant, count: selection.count, from, columns }),
    askAll: (what, columns) => begin(what, { meant: all, count: total, from, columns }),
    askOne: (what, row) =>
      begin(what, {
        meant: { of: 'ids', ids: [row.id] },
        count: 1,
        one: { name: nameOf(row), marks: row.marks },
        from,
        columns: [],
      }),
    dialogs,
  };
}
