import { useTranslation } from 'react-i18next';
import { SelectionBar } from '../../ui/tables/SelectionBar.tsx';
import type { Selection } from '../../ui/tables/use-selection.ts';
import type { Act } from './use-candidate-acts.tsx';

const acts = ['invite', 'interested', 'declined', 'collaborate', 'exclude'] as const;

export interface CandidateSelectionProps {
  selection: Selection;
  total: number;
  isExcluded: boolean;
  onAct: (what: Act) => void;
}

/** The actions on selected candidates. */
export function CandidateSelection({ selection, total, isExcluded, onAct }: CandidateSelectionProps) {
  const { t } = useTranslation('candidates');
  return (
    <SelectionBar
      selection={selection}
      total={total}
      words={{
        count: (count, number) => t('selection.count', { count, number }),
        all: (count, number) => t('selection.all', { count, number }),
      }}
    >
      {(isExcluded ? (['include'] as const) : acts).map((what, at) => (
        <button key={what} type="button" data-main={at === 0 || undefined} onClick={() => onAct(what)}>
          {t(`act.${what}`)}
        </button>
      ))}
    </SelectionBar>
  );
}
