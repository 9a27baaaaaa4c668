import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { hasFilter, reasons, type SuppressionState } from './suppression-state.ts';

export interface SuppressionFiltersProps {
  state: SuppressionState;
  onChange: (by: Partial<SuppressionState>) => void;
}

/** The filters of addresses: active or lifted, keyword and reason. */
export function SuppressionFilters({ state, onChange }: SuppressionFiltersProps) {
  const { t } = useTranslation('suppressions');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <Segments
        label={t('show', { ns: 'common' })}
        value={state.isHistory ? 'history' : 'inForce'}
        options={[
          { value: 'inForce', label: t('inForce') },
          { value: 'history', label: t('history') },
        ]}
        onChange={view => onChange({ isHistory: view === 'history' })}
      />
      <SearchBox label={t('search')} keyword={state.keyword} onSearch={keyword => onChange({ keyword })} />
      <ChoiceChip
        label={t('reason', { ns: 'common' })}
        value={state.reason ?? ''}
        options={reasons.map(reason => ({ value: reason, label: t(`reason.${reason}`) }))}
        onChange={value => onChange({ reason: reasons.find(reason => reason === value) ?? null })}
      />
      {hasFilter(state) && (
        <LinkButton onClick={() => onChange({ keyword: '', reason: null })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
