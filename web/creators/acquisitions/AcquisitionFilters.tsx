import { useTranslation } from 'react-i18next';
import { acquisitionStates } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { day, fullCount } from '../../../contract/core/format.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import type { AcquisitionsState } from './acquisition-state.ts';
import { PlanUse } from '../../layout/plan/PlanUse.tsx';
import type { AcquisitionsPage } from './queries.ts';

export interface AcquisitionFiltersProps {
  state: AcquisitionsState;
  page: AcquisitionsPage | undefined;
  onChange: (by: Partial<AcquisitionsState>) => void;
}

/** The filters of acquisitions, and how much of the plan is used. */
export function AcquisitionFilters({ state, page, onChange }: AcquisitionFiltersProps) {
  const { t } = useTranslation('acquisitions');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('search')} keyword={state.name} onSearch={text => onChange({ name: text })} />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        value={state.state ?? ''}
        options={acquisitionStates.map(each => ({ value: each, label: t(`state.${each}`) }))}
        onChange={value => onChange({ state: acquisitionStates.find(each => each === value) ?? null })}
      />
      {(state.state ?? state.name) && (
        <LinkButton onClick={() => onChange({ state: null, name: '' })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
      <PlanUse
        use={page}
        text={({ used, limit }) => t('used', { used: fullCount(used), limit: fullCount(limit) })}
        renews={({ renewsAt }) => (renewsAt ? t('renews', { day: day(renewsAt) }) : undefined)}
      />
    </FilterRow>
  );
}
