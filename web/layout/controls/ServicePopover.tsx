import { ActionIcon } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { later } from '../../ui/page/later.ts';
import { useSettingsOfSite } from '../queries.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './ServicePopover.module.css';
import { TopPanel } from '../tray/TopPanel.tsx';

const code = later(() => import('../../ui/copy/QrCode.tsx'));

/** The operator's contact, or at least a code that opens this site on the phone. */
export function ServicePopover() {
  const { t } = useTranslation();
  const { data } = useSettingsOfSite();
  const parts = code.useLoaded();
  const service = data?.service;
  const url = service?.url ?? location.origin;
  return (
    <TopPanel
      title={t('service.title')}
      width={232}
      content={code}
      renderOpener={props => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('service.title')}
          title={t('service.title')}
        >
          <IconHeadset size={18} stroke={1.6} />
        </ActionIcon>
      )}
    >
      <Stack gap={12} align="center" textAlign="center" className={styles.way}>
        {parts && <parts.QrCode text={url} label={t('service.code', { url })} />}
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
