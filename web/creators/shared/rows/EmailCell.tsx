import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './columns.module.css';

export interface EmailCellProps {
  /** The address that the team would write to; null if it may see none. */
  email: string | null;
  hasEmail: boolean;
}

/** The address of a creator with a button that copies it; of a locked one only that there is one. */
export function EmailCell({ email, hasEmail }: EmailCellProps) {
  const { t } = useTranslation('team-creators');
  if (email === null) {
    return hasEmail ? (
      <Text as="span" tone="faint">
        {t('email.locked')}
      </Text>
    ) : (
      absent
    );
  }
  return (
    <Group as="span" gap={4} shrink nowrap>
      <Text as="bdi" shrink truncate dir="ltr" title={email}>
        {email}
      </Text>
      <Group
        as="button"
        inline
        justify="center"
        fixed
        tone="faint"
        radius="tag"
        plain
        p={0}
        pointer
        hoverAccent
        type="button"
        className={styles.copy}
        aria-label={t('email.copy', { address: email })}
        title={t('email.copy', { address: email })}
        onClick={() => void copyText(email).then(() => showToast('success', t('email.copied')))}
      >
        <IconCopy size={14} aria-hidden />
      </Group>
    </Group>
  );
}
