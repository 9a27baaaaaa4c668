import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { useSandboxMessages } from '../../../session/sandbox-messages.ts';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './SandboxPanel.module.css';

const shown = 6;

/** The latest text messages that the sandbox stored instead of sending, with their codes. */
export default function SandboxPanel() {
  const { t } = useTranslation('identity');
  const { messages } = useSandboxMessages();
  return (
    <Text as="section" size="md" tone="soft" className={styles.panel} aria-label={t('sandbox.title')}>
      <Text as="h2" size="lg" tone="ink" mb={8}>
        {t('sandbox.title')}
      </Text>
      {messages?.length ? (
        <ol>
          {messages.slice(0, shown).map(({ id, phone, code, sentAt }) => (
            <Grid as="li" key={id}>
              <span>{phone}</span>
              <Text as="b" size="xl" tone="ink">
                {code}
              </Text>
              <Text as="time" size="xs" tone="faint" dateTime={sentAt}>
                {dateTime(sentAt)}
              </Text>
            </Grid>
          ))}
        </ol>
      ) : (
        <p>{t('sandbox.empty')}</p>
      )}
    </Text>
  );
}
