import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSettingsOfSite } from '../../layout/queries.ts';
import { useMay, useSession } from '../../session/session.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './pages.module.css';

/** How to pay a plan here, and whom to ask otherwise. */
export function HowToUpgrade() {
  const { t } = useTranslation('plans');
  const { t: shell } = useTranslation();
  const { user } = useSession();
  const mayPay = useMay('billing.manage');
  const { data } = useSettingsOfSite();
  const contact = data?.service;
  const takesPayments = data?.takesPayments ?? true;
  return (
    <Group
      as="section"
      gap={12}
      align="stretch"
      tone="soft"
      py={14}
      px={18}
      border
      ground="surface"
      className={styles.note}
      aria-label={t('vip.howTitle')}
    >
      <IconQrcode size={20} stroke={1.6} aria-hidden />
      <div>
        <Text as="h2" size="lg" tone="ink" mb={2}>
          {t('vip.howTitle')}
        </Text>
        <p>{t(!mayPay ? 'vip.askMain' : takesPayments ? 'vip.howToPay' : 'vip.notOnline')}</p>
        <p>
          {t(takesPayments ? 'vip.how' : 'vip.ask', { service: shell('service.title'), team: user.teamName })}{' '}
          {contact && (
            <Text as="a" tone="accent" href={contact.url} target="_blank" rel="noreferrer">
              {t('vip.contact')}
            </Text>
          )}
        </p>
      </div>
    </Group>
  );
}
