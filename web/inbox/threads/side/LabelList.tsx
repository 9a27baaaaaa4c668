import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Label } from '../../../../contract/inbox/threads.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useLabelling } from '../actions/thread-acts.ts';
import { noFilter } from '../inbox-address.ts';
import { LabelDot } from '../LabelChip.tsx';
import { LabelDialog } from '../actions/LabelDialog.tsx';
import { useLabels } from '../queries.ts';
import { SideEntry } from './SideEntry.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './side.module.css';
import type { SideProps } from './ViewList.tsx';

type OpenDialog = { what: 'new' } | { what: 'edit' | 'remove'; label: Label };

function RemoveLabel({
  label,
  onClose,
  onRemoved,
}: {
  label: Label;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { t } = useTranslation('inbox');
  const { remove } = useLabelling();
  const [isBusy, setBusy] = useState(false);
  async function act() {
    setBusy(true);
    try {
      await remove(label.id);
      showToast('success', t('label.removed', { name: label.name }));
      onRemoved();
    } catch {
      // A toast has shown it.
    }
    onClose();
  }
  return (
    <ConfirmDialog
      title={t('label.askRemove', { name: label.name })}
      confirm={t('label.remove')}
      isDangerous
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void act()}
    >
      {t('label.aboutRemove')}
    </ConfirmDialog>
  );
}

/** The team's labels, as filters and to be edited. */
export function LabelList({ address, counts, linkTo, onGone }: SideProps & { onGone: (id: number) => void }) {
  const { t } = useTranslation('inbox');
  const { data } = useLabels();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const close = () => setAsked(null);
  return (
    <section aria-label={t('label.title')}>
      <Group justify="between">
        <Group as="h2" size="xs" weight={400} tone="faint" className={styles.title}>
          {t('label.title')}
        </Group>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('label.add')}
          title={t('label.add')}
          onClick={() => setAsked({ what: 'new' })}
        >
          <IconPlus size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Group>
      {data && !data.labels.length && (
        <Text size="sm" tone="faint" leading="relaxed" className={styles.none}>
          {t('label.none')}
        </Text>
      )}
      <Stack as="ul" className={styles.entries}>
        {data?.labels.map(label => (
          <SideEntry
            key={label.id}
            to={linkTo({ ...noFilter, view: 'all', label: label.id })}
            isCurrent={address.label === label.id}
            icon={<LabelDot color={label.color} />}
            name={label.name}
            unread={counts?.labels.find(({ id }) => id === label.id)?.unread}
          >
            <MoreMenu
              label={t('label.menuOf', { name: label.name })}
              actions={[
                [{ text: t('label.edit'), onChoose: () => setAsked({ what: 'edit', label }) }],
                [
                  {
                    text: t('label.remove'),
                    isDangerous: true,
                    onChoose: () => setAsked({ what: 'remove', label }),
                  },
                ],
              ]}
            />
          </SideEntry>
        ))}
      </Stack>
      {asked?.what === 'new' && <LabelDialog onClose={close} />}
      {asked?.what === 'edit' && <LabelDialog label={asked.label} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveLabel label={asked.label} onClose={close} onRemoved={() => onGone(asked.label.id)} />
      )}
    </section>
  );
}
