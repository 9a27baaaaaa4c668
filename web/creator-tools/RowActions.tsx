import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy, IconExternalLink, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CreatorRow } from '../../contract/creators.ts';
import { copyText } from '../ui/copy-text.ts';
import { showToast } from '../ui/toast.ts';
import styles from './columns.module.css';

/** Where the focus goes back to from the quick look of a row. */
export const lookButtonId = (row: CreatorRow) => `look-${row.id}`;

export function RowActions({ row, onLook }: { row: CreatorRow; onLook: () => void }) {
  const { t } = useTranslation('creators');
  const { t: shell } = useTranslation();
  const name = row.name || row.handle;
  const copy = () => void copyText(row.handle).then(() => showToast('success', shell('copied')));
  const button = { variant: 'default', size: 30, component: 'button' } as const;
  return (
    <span className={styles.actions}>
      <Tooltip label={t('action.look')}>
        <ActionIcon
          {...button}
          id={lookButtonId(row)}
          aria-label={t('action.lookAt', { name })}
          onClick={onLook}
        >
          <IconEye size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      {row.homepageUrl && (
        <Tooltip label={t('action.homepage')}>
          <ActionIcon
            {...button}
            component="a"
            href={row.homepageUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t('action.homepageOf', { name })}
          >
            <IconExternalLink size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('action.copy')}>
        <ActionIcon {...button} aria-label={t('action.copyOf', { name })} onClick={copy}>
          <IconCopy size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
