import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState } from '../../shared/drafts/SaveState.tsx';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { Box, Group } from '../../../ui/box/Box.tsx';
import styles from './compose.module.css';
import type { Draft } from './task-drafts.ts';

const nameLength = 100;

export interface ComposeHeadProps {
  draft: Draft;
  isRemoving: boolean;
  onRemove: () => void;
}

/** The name of the task, its save state, and the button that discards it. */
export function ComposeHead({ draft, isRemoving, onRemove }: ComposeHeadProps) {
  const { t } = useTranslation('mail-tasks');
  const [isAsking, setAsking] = useState(false);
  const name = draft.content.name || t('list.unnamed');
  return (
    <>
      <Crumbs above={[{ name: t('list.title'), to: paths.mailTasks() }]}>{t('compose.title')}</Crumbs>
      <Group as="header" gap={8} columnGap={16} wrap>
        <Box as="h1" visuallyHidden>
          {t('compose.title')}
        </Box>
        <Box grow className={styles.name} data-goal="name">
          <input
            aria-label={t('compose.name')}
            placeholder={t('compose.namePlaceholder')}
            maxLength={nameLength}
            autoComplete="off"
            value={draft.content.name}
            onChange={event => draft.change({ name: event.target.value })}
          />
        </Box>
        <SaveState draft={draft} />
        <MoreMenu
          label={t('act.of', { name })}
          actions={[[{ text: t('act.delete'), isDangerous: true, onChoose: () => setAsking(true) }]]}
        />
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={t('act.ask.delete', { name })}
          confirm={t('act.delete')}
          isDangerous
          isBusy={isRemoving}
          onConfirm={onRemove}
          onCancel={() => setAsking(false)}
        >
          {t('act.about.delete')}
        </ConfirmDialog>
      )}
    </>
  );
}
