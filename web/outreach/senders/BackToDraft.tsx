import { CloseButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Group, Text } from '../../ui/box/Box.tsx';
import { forgetWaitingDraft, waitingDraft } from '../shared/drafts/waiting-draft.ts';
import styles from './SendersPage.module.css';

/** The way back to a draft that was left to connect a mailbox. */
export function BackToDraft() {
  const { t } = useTranslation('senders');
  const [draft, setDraft] = useState(waitingDraft);
  if (!draft) return null;
  function close() {
    forgetWaitingDraft();
    setDraft(null);
  }
  return (
    <Group
      as="aside"
      gap={10}
      tone="ink"
      py={8}
      px={14}
      radius="card"
      ground="accent"
      aria-label={t('draft.title')}
    >
      <IconPencil size={18} stroke={1.6} aria-hidden className={styles.pencil} />
      <Text grow shrink>
        {t('draft.about')}{' '}
        <Text as={Link} tone="accent" nowrap to={draft} className={styles.toDraft}>
          {t('draft.back')}
        </Text>
      </Text>
      <CloseButton size="sm" aria-label={t('draft.close')} onClick={close} />
    </Group>
  );
}
