import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '../../../../contract/core/errors.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { CallError } from '../../../app/api.ts';
import { LinkField } from '../../shared/link-field/LinkField.tsx';
import { usesLink } from '../../shared/content/rounds.ts';
import { RoundsEditor } from '../../shared/content/RoundsEditor.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type Task, useChangeRounds } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';

/** Edits the rounds of a running task: sent messages stay, later ones use the new version. */
export function RoundsChange({ task, onDone }: { task: Task; onDone: () => void }) {
  const { t } = useTranslation('mail-messages');
  const { t: shell } = useTranslation();
  const change = useChangeRounds(task.id);
  /** The version when editing began: a save on top of someone else's change is refused. */
  const [{ content, version, files: known }] = useState(task);
  const [rounds, setRounds] = useState(content.rounds);
  const [linkId, setLinkId] = useState(content.linkId ?? null);
  const [files, setFiles] = useState(known);
  const [open, setOpen] = useState(content.rounds.length);
  const [isAsking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { counts } = task;
  /** For their first email or for one that follows; what is being sent keeps its version. */
  const waiting = counts.waiting + counts.followUp - counts.sending - counts.inDoubt;
  const isUsed = rounds.some(usesLink);
  const isChanged =
    linkId !== (content.linkId ?? null) || JSON.stringify(rounds) !== JSON.stringify(content.rounds);
  const { error } = change;
  const isOutdated = error instanceof CallError && error.code === errors.changed_meanwhile.code;

  function save() {
    change.mutate(
      { rounds: [...rounds], linkId, version },
      {
        onSuccess({ affected }) {
          setSaved(true);
          showToast('success', t('rounds.saved', { count: affected, number: fullCount(affected) }));
          onDone();
        },
        onSettled: () => setAsking(false),
      },
    );
  }
  return (
    <Stack as="section" gap={14} aria-label={t('rounds.edit')}>
      <LeaveGuard when={isChanged && !isSaved} />
      <Text leading="relaxed" py={10} px={14} radius="card" ground="accent">
        <Text as="b" weight={600}>
          {t('rounds.affects', { count: waiting, number: fullCount(waiting) })}
        </Text>{' '}
        {t('rounds.affectsAbout')}
      </Text>
      <RoundsEditor
        rounds={rounds}
        files={files}
        open={open}
        onOpen={setOpen}
        onChange={setRounds}
        onFiles={more => setFiles(all => [...all, ...more])}
      />
      {(isUsed || linkId !== null) && <LinkField value={linkId} isUsed={isUsed} onChange={setLinkId} />}
      <Group gap={8} wrap className={styles.end}>
        <div role="alert">
          {error && (
            <Text tone="bad" breaks>
              {isOutdated
                ? t('rounds.outdated')
                : error instanceof CallError
                  ? error.message
                  : shell('error.default')}
            </Text>
          )}
        </div>
        <Button disabled={!isChanged} onClick={() => setAsking(true)}>
          {t('rounds.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('rounds.cancel')}
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={t('rounds.ask')}
          confirm={t('rounds.save')}
          isBusy={change.isPending}
          onConfirm={save}
          onCancel={() => setAsking(false)}
        >
          {t('rounds.affects', { count: waiting, number: fullCount(waiting) })} {t('rounds.affectsAbout')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
