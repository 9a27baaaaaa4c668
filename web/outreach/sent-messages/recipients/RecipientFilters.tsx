import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { type DetailState, recipientOutcomes } from '../task-page-state.ts';

export interface RecipientFiltersProps {
  state: Pick<DetailState, 'outcome' | 'keyword'>;
  onChange: (by: Partial<DetailState>) => void;
}

/** The filters of recipients: keyword and outcome. */
export function RecipientFilters({ state: { outcome, keyword }, onChange }: RecipientFiltersProps) {
  const { t } = useTranslation('mail-messages');
  const { t: words } = useTranslation('mail-texts');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox
        label={t('filter.keyword')}
        width={240}
        keyword={keyword}
        onSearch={next => onChange({ keyword: next })}
      />
      <ChoiceChip
        label={t('outcome', { ns: 'common' })}
        value={outcome ?? ''}
        options={recipientOutcomes.map(value => ({ value, label: words(`outcome.${value}`) }))}
        onChange={value => onChange({ outcome: recipientOutcomes.find(each => each === value) ?? null })}
      />
      {(outcome || keyword) && (
        <LinkButton onClick={() => onChange({ outcome: null, keyword: '' })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
