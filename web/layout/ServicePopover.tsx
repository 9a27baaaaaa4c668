import { ActionIcon, Popover } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../ui/QrCode.tsx';
import { useSettingsOfSite } from './queries.ts';
import styles from './ServicePopover.module.css';

/** The way to a human being: the operator's contact, or at least this site on the phone. */
export function ServicePopover() {
  const { t } = useTranslation();
  const { data } = useSettingsOfSite();
  const service = data?.service;
  const url = service?.url ?? location.origin;
  return (
    <Popover width={232} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('service.open')}
          title={t('service.open')}
        >
          <IconHeadset size={18} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('service.title')} tabIndex={-1} data-autofocus>
        <h2>{t('service.title')}</h2>
        <QrCode text={url} label={t('service.code', { url })} />
        <p>{service ? service.note || t('service.scan') : t('service.none')}</p>
        {service && (
          <a href={service.url} target="_blank" rel="noreferrer">
            {service.url.replace(/^https?:\/\//, '')}
          </a>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
