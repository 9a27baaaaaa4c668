import { useTranslation } from 'react-i18next';
import { campaignStates } from '../../../../contract/campaigns/campaign-kinds.ts';
import { ChoiceChip } from '../../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import type { CampaignsState } from './campaigns-state.ts';

export interface CampaignFiltersProps {
  state: CampaignsState;
  onChange: (by: Partial<CampaignsState>) => void;
}

/** The filters of campaigns. */
export function CampaignFilters({ state, onChange }: CampaignFiltersProps) {
  const { t } = useTranslation('campaigns');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('search')} keyword={state.name} onSearch={name => onChange({ name })} />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        anyLabel={t('allButArchived')}
        value={state.state ?? ''}
        options={campaignStates.map(value => ({ value, label: t(`state.${value}`) }))}
        onChange={value => onChange({ state: campaignStates.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('field.owner')}
        value={state.mine ? '1' : ''}
        options={[{ value: '1', label: t('me') }]}
        onChange={value => onChange({ mine: value === '1' })}
      />
      {Boolean(state.state ?? (state.name || state.mine)) && (
        <LinkButton onClick={() => onChange({ state: null, name: '', mine: false })}>
          {t('clearAll', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
