import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { FilesPart } from '../files/FilesPart.tsx';

export interface BriefPanelProps {
  campaign: Campaign;
  mayEdit: boolean;
  onClose: () => void;
}

/** The brief with its files, beside the page. */
export function BriefPanel({ campaign, mayEdit, onClose }: BriefPanelProps) {
  const { t } = useTranslation('campaigns');
  return (
    <SidePanel
      label={t('brief.title')}
      aside={
        <Text as="h2" size="2xl" tone="ink">
          {t('brief.title')}
        </Text>
      }
      isWide
      onClose={onClose}
    >
      <Stack gap={16} shrink>
        {campaign.brief ? (
          <MailFrame title={t('brief.title')} html={campaign.brief} isReading />
        ) : (
          <Text size="md" tone="soft" leading="relaxed">
            {t('brief.empty')}
          </Text>
        )}
        <Text as="h3" size="xl">
          {t('brief.files')}
        </Text>
        <FilesPart campaignId={campaign.id} mayEdit={mayEdit} kinds={['brief', 'other']} />
      </Stack>
    </SidePanel>
  );
}
