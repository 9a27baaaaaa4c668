import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/format.ts';
import type { TaskContent } from '../../../../contract/mail-content.ts';
import styles from './compose.module.css';
import { forgetLocal, type LocalDraft } from './local-draft.ts';
import type { Draft } from './use-kept-draft.ts';

/** What this browser had kept of a draft, and whether it was put into it by itself. */
export interface FoundDraft {
  local: LocalDraft;
  isApplied: boolean;
}

export interface LocalNoticeProps {
  draft: Draft;
  found: FoundDraft;
  /** As the server had it. */
  before: TaskContent;
}

/** Tells of what this browser had kept: it can be taken back, or put in. */
export function LocalNotice({ draft, found: { local, isApplied }, before }: LocalNoticeProps) {
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
    <div className={styles.notice} role="status">
      <IconHistory size={18} stroke={1.6} aria-hidden />
      <p>{isApplied ? t('local.applied', { at }) : t('local.offered', { at })}</p>
      {isApplied ? (
        <span className={styles.noticeActions}>
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
        </span>
      ) : (
        <span className={styles.noticeActions}>
          <Button size="compact-sm" onClick={use}>
            {t('local.use')}
          </Button>
          <Button
            {...button}
            onClick={() => {
              forgetLocal(draft.id);
              close();
            }}
          >
            {t('local.drop')}
          </Button>
        </span>
      )}
    </div>
  );
}
