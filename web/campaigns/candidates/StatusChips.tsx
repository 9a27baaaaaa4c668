import { useTranslation } from 'react-i18next';
import { candidateStatuses, type CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import type { CandidateState } from './candidate-state.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './candidates.module.css';

export interface StatusChipsProps {
  state: Pick<CandidateState, 'status' | 'isExcluded'>;
  /** Undefined until they are loaded. */
  counts: Record<CandidateStatus, number> | undefined;
  excluded: number;
  onChange: (by: Pick<CandidateState, 'status' | 'isExcluded'>) => void;
}

/** The number of candidates by status; each chip filters by it. */
export function StatusChips({ state, counts, excluded, onChange }: StatusChipsProps) {
  const { t } = useTranslation('candidates');
  const all = counts && candidateStatuses.reduce((sum, status) => sum + counts[status], 0);
  const isAll = !state.isExcluded && state.status === null;
  const chip = (
    key: string,
    isPressed: boolean,
    words: string,
    count: number | undefined,
    onClick: () => void,
  ) => (
    <button
      key={key}
      type="button"
      aria-pressed={isPressed}
      data-none={count === 0 || undefined}
      data-status={key}
      onClick={onClick}
    >
      {words} <b>{count === undefined ? '' : fullCount(count)}</b>
    </button>
  );
  return (
    <Group
      gap={6}
      align="stretch"
      wrap
      grow
      shrink
      className={styles.chips}
      role="group"
      aria-label={t('statuses')}
    >
      {chip('all', isAll, t('all', { ns: 'common' }), all, () =>
        onChange({ status: null, isExcluded: false }),
      )}
      {candidateStatuses.map(status =>
        chip(status, state.status === status, t(`status.${status}`), counts?.[status], () =>
          onChange({ status, isExcluded: false }),
        ),
      )}
      {chip('excluded', state.isExcluded, t('excludedOnes'), counts && excluded, () =>
        onChange({ status: null, isExcluded: true }),
      )}
    </Group>
  );
}
