import { useTranslation } from 'react-i18next';
import { payableStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import { useCampaignChoice } from '../shared/campaign-choice.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { readId } from '../../ui/tables/paging.ts';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { askedDues, hasFilter, type PayableQuestion } from './payable-state.ts';

export interface PayableFiltersProps {
  question: PayableQuestion;
  onChange: (by: Partial<PayableQuestion>) => void;
  /** Whether there is a filter by campaign. */
  withCampaign?: boolean;
}

/** The filters of payables: part of a name, state, due state, campaign. */
export function PayableFilters({ question, onChange, withCampaign = false }: PayableFiltersProps) {
  const { t } = useTranslation('payables');
  const campaigns = useCampaignChoice();
  const { keyword, state, due, campaignId } = question;
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('search')} keyword={keyword} onSearch={text => onChange({ keyword: text })} />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        value={state ?? ''}
        options={payableStates.map(value => ({ value, label: t(`state.${value}`) }))}
        onChange={value => onChange({ state: payableStates.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('column.due')}
        value={due ?? ''}
        options={askedDues.map(value => ({ value, label: t(`due.${value}`) }))}
        onChange={value => onChange({ due: askedDues.find(each => each === value) ?? null })}
      />
      {withCampaign && (
        <ChoiceChip
          label={t('column.campaign')}
          value={campaignId ? String(campaignId) : ''}
          options={campaigns.data ?? []}
          onChange={value => onChange({ campaignId: readId(value) })}
        />
      )}
      {hasFilter(question) && (
        <LinkButton
          onClick={() =>
            onChange({ keyword: '', state: null, due: null, ...(withCampaign && { campaignId: null }) })
          }
        >
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
