import { useTranslation } from 'react-i18next';
import { useSandboxMessages } from '../../session/sandbox-messages.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from '../tray/Tray.module.css';

/** The text messages that the sandbox stored, with their codes, latest first. */
export function SandboxMessages() {
  const { t } = useTranslation();
  const { messages } = useSandboxMessages();
  if (!messages?.length)
    return (
      <Text size="md" tone="soft" leading="relaxed" className={styles.none}>
        {t('top.sandboxEmpty')}
      </Text>
    );
  return (
    <Scrollable as="ul" className={styles.list} aria-label={t('top.sandboxMessages')}>
      {messages.map(({ id, phone, code, sentAt }) => (
        <Stack
          as="li"
          gap={6}
          align="start"
          size="md"
          leading="normal"
          py={10}
          px={16}
          key={id}
          className={styles.item}
        >
          <Group gap={8} full className={styles.line}>
            <span>{phone}</span>
            <Text as="strong" weight={600} push className={styles.code}>
              {code}
            </Text>
          </Group>
          <Text as="span" size="xs" tone="faint">
            <Ago at={sentAt} />
          </Text>
        </Stack>
      ))}
    </Scrollable>
  );
}
