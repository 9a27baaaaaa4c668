import { useTranslation } from 'react-i18next';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './SandboxPanel.module.css';
import { useSystemEmails } from './sandbox-queries.ts';

/** The product's own mails to this team, which the sandbox stored, latest first; each can be opened. */
export function SystemEmails() {
  const { t } = useTranslation('sandbox');
  const { data } = useSystemEmails();
  return (
    <Stack as="section" gap={8} size="md" py={12} px={16} className={styles.section}>
      <Text as="h3" size="sm" weight={600} tone="soft">
        {t('letters.title')}
      </Text>
      {data?.letters.length ? (
        <Stack as="ul" gap={8} className={styles.letters}>
          {data.letters.map(({ id, subject, address, text, sentAt }) => (
            <li key={id}>
              <details>
                <Text as="summary" pointer breaks>
                  {subject}
                </Text>
                <Text leading="relaxed" py={8} px={0} breaks preLine>
                  {text.trim()}
                </Text>
              </details>
              <span>
                <bdi dir="ltr">{address}</bdi> · <Ago at={sentAt} />
              </span>
            </li>
          ))}
        </Stack>
      ) : (
        <Text size="sm" tone="soft" leading="normal">
          {t('letters.none')}
        </Text>
      )}
    </Stack>
  );
}
