import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './drafts.module.css';
import { forgetLocal } from './local-draft.ts';
import type { FoundDraft, WrittenDraft } from './use-kept-draft.ts';

export interface LocalNoticeProps<C> {
  /** The kind of draft. */
  kind: string;
  draft: WrittenDraft<C>;
  found: FoundDraft<C>;
  /** The server's version. */
  before: C;
}

/** Reports the version stored in this browser: undo it if applied, or apply it. */
export function LocalNotice<C>({ kind, draft, found: { local, isApplied }, before }: LocalNoticeProps<C>) {
  const { t } = useTranslation('mail-tasks');
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const at = dateTime(new Date(local.at).toISOString());
  const button = { size: 'compact-sm', variant: 'default' } as const;
  const close = () => setOpen(false);
  function use() {
    draft.addFiles(local.files);
    draft.change(local.content);
    close();
  }
  return (
    <Group
      gap={8}
      columnGap={12}
      wrap
      tone="accent"
      py={10}
      px={14}
      radius="card"
      ground="accent"
      className={styles.notice}
      role="status"
    >
      <IconHistory size={18} stroke={1.6} aria-hidden />
      <p>{isApplied ? t('local.applied', { at }) : t('local.offered', { at })}</p>
      {isApplied ? (
        <Group as="span" gap={8} align="stretch" wrap>
          <Button
            {...button}
            onClick={() => {
              draft.change(before);
              close();
            }}
          >
            {t('local.undo')}
          </Button>
          <Button {...button} onClick={close}>
            {t('local.keep')}
          </Button>
        </Group>
      ) : (
        <Group as="span" gap={8} align="stretch" wrap>
          <Button size="compact-sm" onClick={use}>
            {t('local.use')}
          </Button>
          <Button
            {...button}
            onClick={() => {
              forgetLocal(kind, draft.id);
              close();
            }}
          >
            {t('local.drop')}
          </Button>
        </Group>
      )}
    </Group>
  );
}
