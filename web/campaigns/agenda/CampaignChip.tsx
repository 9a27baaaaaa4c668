import { useTranslation } from 'react-i18next';
import { useCampaignChoice } from '../shared/campaign-choice.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { readId } from '../../ui/tables/paging.ts';

export interface CampaignChipProps {
  campaignId: number | null;
  onChange: (campaignId: number | null) => void;
}

/** Filters by campaign. */
export function CampaignChip({ campaignId, onChange }: CampaignChipProps) {
  const { t } = useTranslation('agenda');
  const campaigns = useCampaignChoice();
  return (
    <ChoiceChip
      label={t('campaign')}
      value={campaignId ? String(campaignId) : ''}
      options={campaigns.data ?? []}
      onChange={value => onChange(readId(value))}
    />
  );
}
