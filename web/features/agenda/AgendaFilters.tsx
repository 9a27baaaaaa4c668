import { useTranslation } from 'react-i18next';
import { useCampaignChoice } from '../../campaign-tools/campaign-choice.ts';
import { ChoiceChip } from '../../ui/ChoiceChip.tsx';
import { readId } from '../../ui/paging.ts';

/** The words of a filter chip. */
export function useChipWords() {
  const { t } = useTranslation('agenda');
  return (name: string) => ({
    label: name,
    anyLabel: t('any'),
    summaryOf: (value: string) => t('chip', { name, value }),
    removeLabel: t('remove', { name }),
  });
}

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
