import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/copy/copy-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './ShortUrl.module.css';
import { withoutScheme } from './without-scheme.ts';

/** A short address that opens in a new tab, and a button that copies it. */
export function ShortUrl({ url }: { url: string }) {
  const { t } = useTranslation('short-links');
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? IconCheck : IconCopy;
  const shown = withoutScheme(url);
  return (
    <Group as="span" inline gap={2} shrink className={styles.short}>
      <a href={url} target="_blank" rel="noreferrer" dir="ltr" title={url}>
        {shown}
      </a>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={t('copy', { url: shown })}
        title={t('copy', { url: shown })}
        onBlur={() => setCopied(false)}
        onClick={() =>
          void copyText(url).then(() => {
            setCopied(true);
            showToast('success', t('copied', { url: shown }));
          })
        }
      >
        <Icon size={15} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
