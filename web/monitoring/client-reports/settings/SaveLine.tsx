import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { KeptDraft, KeptState } from '../../../outreach/shared/drafts/draft-keeper.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from '../page.module.css';

const kinds = {
  saved: 'saved',
  changed: 'saving',
  saving: 'saving',
  failed: 'failed',
  conflict: 'conflict',
  refused: 'failed',
} as const satisfies Record<KeptState, string>;
const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
};

export interface SaveLineProps {
  draft: Pick<KeptDraft<unknown>, 'state' | 'fault'>;
  onReload: () => void;
}

/** Whether the settings are saved; after someone else's change, a button that loads it. */
export function SaveLine({ draft: { state, fault }, onReload }: SaveLineProps) {
  const { t } = useTranslation('client-reports');
  const kind = kinds[state];
  const Icon = icons[kind];
  const isStuck = state === 'conflict' || state === 'refused';
  return (
    <Group
      gap={6}
      size="sm"
      tone="soft"
      className={styles.saveState}
      data-kind={kind === 'conflict' ? 'failed' : kind}
    >
      <Icon size={16} stroke={1.6} aria-hidden />
      <span role="status">{kind === 'failed' && fault ? fault : t(`save.${kind}`)}</span>
      {isStuck && (
        <Button size="compact-xs" variant="default" onClick={onReload}>
          {t('reload')}
        </Button>
      )}
    </Group>
  );
}
