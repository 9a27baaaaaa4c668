import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SandboxMessage } from '../../../session/sandbox-messages.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './SandboxCode.module.css';

export interface SandboxCodeProps {
  /** Newest first. */
  messages: readonly SandboxMessage[];
  /** The phone whose message is shown. */
  phone: string;
  onPick: (code: string) => void;
}

/** In the sandbox, which sends no messages: the latest one to this phone, with its code to click. */
export function SandboxCode({ messages, phone, onPick }: SandboxCodeProps) {
  const { t } = useTranslation('identity');
  // Warnings have no code.
  const latest = messages.find(message => message.phone === phone && message.code !== '');
  return (
    <Group
      as="section"
      gap={10}
      size="md"
      tone="soft"
      mb={14}
      py={6}
      px={10}
      radius="control"
      className={styles.panel}
      aria-label={t('sandbox.title')}
    >
      <Tag tone="warn">{t('sandbox.tag')}</Tag>
      <p role="status">
        {latest ? (
          <>
            {t('sandbox.code', { phone: latest.phone })}{' '}
            <Text as="b" size="xl" tone="ink">
              {latest.code}
            </Text>
          </>
        ) : (
          t('sandbox.empty')
        )}
      </p>
      {latest && (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={t('sandbox.fillOf', { code: latest.code })}
          onClick={() => onPick(latest.code)}
        >
          {t('sandbox.fill')}
        </Button>
      )}
    </Group>
  );
}
