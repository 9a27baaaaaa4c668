import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import styles from './campaign.module.css';
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
      aside={<h2 className={styles.panelTitle}>{t('brief.title')}</h2>}
      isWide
      onClose={onClose}
    >
      <div className={styles.briefPanel}>
        {campaign.brief ? (
          <MailFrame title={t('brief.title')} html={campaign.brief} isReading />
        ) : (
          <p className={styles.about}>{t('brief.empty')}</p>
        )}
        <h3>{t('brief.files')}</h3>
        <FilesPart campaignId={campaign.id} mayEdit={mayEdit} kinds={['brief', 'other']} />
      </div>
    </SidePanel>
  );
}
