import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../../../contract/creators/team-creators/team-creators.ts';
import { useSession } from '../../../session/session.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './TeamPanel.module.css';
import { useTeamMemory } from '../queries.ts';

export const maxNote = 2000;

interface NoteFormProps {
  label: string;
  text: string;
  submit: string;
  onSend: (text: string) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

function NoteForm({ label, text, submit, onSend, onDone, onCancel }: NoteFormProps) {
  const { t } = useTranslation('team-creators');
  const { t: shell } = useTranslation();
  const form = useForm({
    initial: { text },
    rules: { text: value => !value.trim() && t('notes.missing') },
    submit: values => onSend(values.text.trim()),
    done: onDone,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a form listens for the key that gives it up
    <form
      {...form.props}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        // Escape cancels the note only, not the panel around it.
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField {...form.field('text')} label={label} maxLength={maxNote} rows={3} />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={submit}>
        <Button variant="default" size="md" onClick={onCancel}>
          {shell('cancel', { ns: 'common' })}
        </Button>
      </FormEnd>
    </form>
  );
}

function NoteItem({ creatorId, note }: { creatorId: number; note: Note }) {
  const { t } = useTranslation('team-creators');
  const { isAdmin } = useSession();
  const { changeNote, deleteNote } = useTeamMemory();
  const [state, setState] = useState<'shown' | 'edited' | 'asked' | 'going'>('shown');
  if (state === 'edited') {
    return (
      <li>
        <NoteForm
          label={t('notes.change')}
          text={note.text}
          submit={t('save', { ns: 'common' })}
          onSend={text => changeNote(creatorId, note.id, text)}
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
        {note.mine && (
          <button type="button" onClick={() => setState('edited')}>
            {t('notes.edit')}
          </button>
        )}
        {(note.mine || isAdmin) && (
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
  const { t } = useTranslation('team-creators');
  const { addNote } = useTeamMemory();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.notes}>
      <Group justify="between">
        <Text as="h3" size="lg">
          {t('notes.title')}
        </Text>
        {!isWriting && (
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
          label={t('notes.label')}
          text=""
          submit={t('notes.submit')}
          onSend={text => addNote(creatorId, text)}
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
