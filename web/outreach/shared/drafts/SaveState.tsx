import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { KeptDraft, KeptState } from './draft-keeper.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './drafts.module.css';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, failed: IconAlertTriangle };
const kinds = {
  saved: 'saved',
  changed: 'saving',
  saving: 'saving',
  failed: 'failed',
  conflict: 'failed',
  refused: 'failed',
} as const satisfies Record<KeptState, keyof typeof icons>;

export interface SaveStateProps {
  draft: Pick<KeptDraft<unknown>, 'state' | 'savedAt' | 'fault'>;
}

/** Whether the input is saved, and since when. */
export function SaveState({ draft: { state, savedAt, fault } }: SaveStateProps) {
  const { t } = useTranslation('mail-tasks');
  const kind = kinds[state];
  const Icon = icons[kind];
  const clock = savedAt && dateTime(new Date(savedAt).toISOString()).slice(11);
  return (
    <Group
      as="p"
      gap={6}
      justify="end"
      size="md"
      tone="soft"
      className={styles.saved}
      role="status"
      data-kind={kind}
      title={fault || undefined}
    >
      <Icon size={16} stroke={1.6} aria-hidden />
      {kind === 'saved' && clock ? t('save.at', { clock }) : t(`save.${kind}`)}
    </Group>
  );
}
