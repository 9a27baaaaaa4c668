import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../../../contract/creators/team-creators/team-creators.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './notes.module.css';
import { useNoteWriting } from './use-note-writing.ts';

export const maxNote = 2000;

export interface NoteFormProps {
  creatorId: number;
  /** The own note to change; null to add one. */
  own: Note | null;
  /** In a cell: Enter saves, and so does leaving it, as this hint says. */
  quickHint?: string;
  onDone: () => void;
  /** @param byLeaving the focus is elsewhere already */
  onCancel: (byLeaving?: boolean) => void;
}

/** Writes a note, or changes an own one; what somebody wrote meanwhile is shown beside what is typed. */
export function NoteForm({ creatorId, own, quickHint, onDone, onCancel }: NoteFormProps) {
  const isQuick = quickHint !== undefined;
  const { t } = useTranslation('creator-dialogs');
  const { t: shell } = useTranslation();
  const { write, theirs } = useNoteWriting(creatorId, own);
  const form = useForm({
    initial: { text: own?.text ?? '' },
    rules: { text: value => !value.trim() && t('notes.missing') },
    submit: ({ text }) => write(text.trim()),
    done: onDone,
  });
  const send = () => form.props.ref.current?.requestSubmit();
  /** Given up: the focus that leaves then saves nothing. */
  const isOver = useRef(false);
  function cancel() {
    isOver.current = true;
    onCancel();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') {
      // Escape cancels the note only, not the panel around it.
      event.stopPropagation();
      cancel();
    } else if (key === 'Enter' && target instanceof HTMLTextAreaElement) {
      if (!(event.metaKey || event.ctrlKey || (isQuick && !event.shiftKey))) return;
      event.preventDefault();
      send();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a form listens for keys, and for being left
    <form
      {...form.props}
      className={isQuick ? styles.quick : undefined}
      onKeyDown={onKeyDown}
      onBlur={event => {
        // Another window is no place to go to within the page.
        const isLeft = document.hasFocus() && !event.currentTarget.contains(event.relatedTarget);
        if (!isQuick || !isLeft || isOver.current || form.isBusy) return;
        if (form.isChanged && form.isRight('text')) send();
        else if (!form.isChanged || !own) onCancel(true);
      }}
    >
      {theirs !== 'unchanged' && (
        <Stack gap={4} mb={8} py={8} px={12} radius="control" ground="warn" role="alert">
          <Text size="md" tone="warn">
            {t(theirs === 'deleted' ? 'notes.deletedMeanwhile' : 'notes.changedMeanwhile')}
          </Text>
          {theirs !== 'deleted' && (
            <Text size="md" preLine breaks className={styles.text}>
              {theirs.text}
            </Text>
          )}
        </Stack>
      )}
      <TextField
        {...form.field('text')}
        label={t(own ? 'notes.change' : 'notes.label')}
        {...(isQuick && { hint: quickHint })}
        maxLength={maxNote}
        rows={3}
      />
      <FormEnd
        fault={form.fault}
        isBusy={form.isBusy}
        submit={own ? t('save', { ns: 'common' }) : t('notes.submit')}
      >
        <Button variant="default" size="md" onClick={cancel}>
          {shell('cancel', { ns: 'common' })}
        </Button>
      </FormEnd>
    </form>
  );
}
