import { ActionIcon } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../ui/copy/QrCode.tsx';
import { useSettingsOfSite } from '../queries.ts';
import styles from './ServicePopover.module.css';
import { TopPanel } from '../tray/TopPanel.tsx';

/** The operator's contact, or at least a code that opens this site on the phone. */
export function ServicePopover() {
  const { t } = useTranslation();
  const { data } = useSettingsOfSite();
  const service = data?.service;
  const url = service?.url ?? location.origin;
  return (
    <TopPanel
      title={t('service.title')}
      width={232}
      opener={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('service.title')}
          title={t('service.title')}
        >
          <IconHeadset size={18} stroke={1.6} />
        </ActionIcon>
      }
    >
      <div className={styles.way}>
        <QrCode text={url} label={t('service.code', { url })} />
        <p>{service ? service.note || t('service.scan') : t('service.none')}</p>
        {service && (
          <a href={service.url} target="_blank" rel="noreferrer">
            {service.url.replace(/^https?:\/\//, '')}
          </a>
        )}
      </div>
    </TopPanel>
  );
}
