import { useTranslation } from 'react-i18next';
import { useCampaignChoice } from '../../campaign-tools/campaign-choice.ts';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import { readId } from '../../ui/paging.ts';
import { useChipWords } from './use-chip-words.ts';

export interface CampaignChipProps {
  campaignId: number | null;
  onChange: (campaignId: number | null) => void;
}

/** Narrows to one campaign. */
export function CampaignChip({ campaignId, onChange }: CampaignChipProps) {
  const { t } = useTranslation('agenda');
  const words = useChipWords();
  const campaigns = useCampaignChoice();
  return (
    <ChoiceChip
      {...words(t('campaign'))}
      value={campaignId ? String(campaignId) : ''}
      options={campaigns.data ?? []}
      onChange={value => onChange(readId(value))}
    />
  );
}
