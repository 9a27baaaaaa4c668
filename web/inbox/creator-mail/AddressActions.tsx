import { Button } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBeginEmail } from '../one-to-one-emails/queries.ts';
import { paths } from '../../app/paths.ts';
import { copyText } from '../../ui/copy/copy-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './email.module.css';

/** Writes an email to an address, or copies it. */
export function AddressActions({ address }: { address: string }) {
  const { t } = useTranslation('insights');
  const navigate = useNavigate();
  const begin = useBeginEmail(
    email => void navigate(paths.inbox(new URLSearchParams({ letter: String(email) }).toString())),
  );
  return (
    <Group as="span" inline gap={2}>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('email.letter', { address })}
        leftSection={<IconPencil size={14} aria-hidden />}
        loading={begin.isPending}
        onClick={() => begin.mutate({ kind: 'new', to: address })}
      >
        {t('email.letterShort')}
      </Button>
      <Group
        as="button"
        inline
        justify="center"
        tone="faint"
        p={0}
        radius="tag"
        pointer
        type="button"
        className={styles.copy}
        aria-label={t('email.copy', { address })}
        title={t('email.copy', { address })}
        onClick={() => void copyText(address).then(() => showToast('success', t('email.copied')))}
      >
        <IconCopy size={15} aria-hidden />
      </Group>
    </Group>
  );
}
