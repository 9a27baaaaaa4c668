import { ActionIcon } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../ui/copy/QrCode.tsx';
import { useSettingsOfSite } from '../queries.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
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
      <Stack gap={12} align="center" textAlign="center" className={styles.way}>
        <QrCode text={url} label={t('service.code', { url })} />
        <Text size="md" tone="soft" leading="normal">
          {service ? service.note || t('service.scan') : t('service.none')}
        </Text>
        {service && (
          <Text as="a" size="md" tone="accent" truncate href={service.url} target="_blank" rel="noreferrer">
            {service.url.replace(/^https?:\/\//, '')}
          </Text>
        )}
      </Stack>
    </TopPanel>
  );
}
