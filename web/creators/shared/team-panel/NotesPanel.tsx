import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../../../contract/creators/team-creators/team-creators.ts';
import { useMay } from '../../../session/session.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './TeamPanel.module.css';
import { NoteForm } from '../notes/NoteForm.tsx';
import { useTeamMemory } from '../queries.ts';

function NoteItem({ creatorId, note }: { creatorId: number; note: Note }) {
  const { t } = useTranslation('creator-dialogs');
  const mayEdit = useMay('creators.edit');
  const actsForAll = useMay('work.all');
  const { deleteNote } = useTeamMemory();
  const [state, setState] = useState<'shown' | 'edited' | 'asked' | 'going'>('shown');
  if (state === 'edited') {
    return (
      <li>
        <NoteForm
          creatorId={creatorId}
          own={note}
          onDone={() => {
            showToast('success', t('saved', { ns: 'common' }));
            setState('shown');
          }}
          onCancel={() => setState('shown')}
        />
      </li>
    );
  }
  async function remove() {
    setState('going');
    await deleteNote(creatorId, note.id).then(
      () => showToast('success', t('notes.deleted')),
      () => setState('shown'),
    );
  }
  return (
    <li className={styles.note}>
      <p>{note.text}</p>
      <Group gap={0} columnGap={12} wrap size="sm" tone="faint" className={styles.by}>
        <Box as="span" grow>
          {note.by || t('deletedAccount', { ns: 'common' })} · <Ago at={note.at} />
          {note.changedAt && ` · ${t('notes.changed')}`}
        </Box>
        {mayEdit && note.mine && (
          <button type="button" onClick={() => setState('edited')}>
            {t('notes.edit')}
          </button>
        )}
        {mayEdit && (note.mine || actsForAll) && (
          <button type="button" onClick={() => setState('asked')}>
            {t('delete', { ns: 'common' })}
          </button>
        )}
      </Group>
      {(state === 'asked' || state === 'going') && (
        <ConfirmDialog
          title={t('notes.deleteTitle')}
          confirm={t('delete', { ns: 'common' })}
          isDangerous
          isBusy={state === 'going'}
          onConfirm={() => void remove()}
          onCancel={() => setState('shown')}
        >
          {t('notes.deleteAbout')}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** The team's notes on a creator, newest first. */
export function NotesPanel({ creatorId, notes }: { creatorId: number; notes: readonly Note[] }) {
  const { t } = useTranslation('creator-dialogs');
  const mayWrite = useMay('creators.edit');
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.notes}>
      <Group justify="between">
        <Text as="h3" size="lg">
          {t('notes.title')}
        </Text>
        {mayWrite && !isWriting && (
          <Text
            as="button"
            size="md"
            tone="accent"
            plain
            py={0}
            px={4}
            pointer
            type="button"
            className={styles.add}
            onClick={() => setWriting(true)}
          >
            {t('notes.add')}
          </Text>
        )}
      </Group>
      {isWriting && (
        <NoteForm
          creatorId={creatorId}
          own={null}
          onDone={() => {
            showToast('success', t('added', { ns: 'common' }));
            setWriting(false);
          }}
          onCancel={() => setWriting(false)}
        />
      )}
      {notes.length > 0 ? (
        <Stack as="ul">
          {notes.map(note => (
            <NoteItem key={note.id} creatorId={creatorId} note={note} />
          ))}
        </Stack>
      ) : (
        !isWriting && (
          <Text size="md" tone="faint">
            {t('notes.none')}
          </Text>
        )
      )}
    </div>
  );
}
