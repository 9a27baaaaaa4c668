import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './CopyValue.module.css';

/** The value of a setting; a click copies it. */
export function CopyValue({ text }: { text: string }) {
  const { t } = useTranslation('mail-guides');
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Group
      as="button"
      inline
      gap={6}
      tone="ink"
      textAlign="start"
      plain
      py={0}
      px={6}
      type="button"
      className={styles.copy}
      dir="ltr"
      aria-label={t('server.copy', { what: text })}
      onBlur={() => setCopied(false)}
      onClick={() =>
        void copyText(text).then(() => {
          setCopied(true);
          showToast('success', t('server.copied', { text }));
        })
      }
    >
      <code>{text}</code>
      <Icon size={14} stroke={1.6} aria-hidden />
    </Group>
  );
}
