import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteForm } from '../../shared/notes/NoteForm.tsx';
import { nameOf, type ShownCreator } from '../../shared/shown-creator.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Popup } from '../../../ui/overlays/popups/Popup.tsx';
import styles from './in-place.module.css';

/**
 * The newest note on a creator; a press or Enter opens a small editor. An own note is changed. A colleague's stays as it
 * is, and what is written becomes another one.
 */
export function NoteCell({ row }: { row: ShownCreator }) {
  const { t } = useTranslation('creator-dialogs');
  const { t: lists } = useTranslation('lists');
  const [opened, setOpened] = useState(false);
  /** Counts openings: each begins with the note as it is. */
  const [opening, setOpening] = useState(0);
  const opener = useRef<HTMLElement>(null);
  const note = row.note ?? null;
  const own = note?.mine ? note : null;
  const name = nameOf(row);
  function close(byLeaving?: boolean) {
    setOpened(false);
    if (!byLeaving) opener.current?.focus();
  }
  return (
    <Popup
      opened={opened}
      // The form says when it closes: it saves first.
      onChange={() => undefined}
      position="bottom-start"
      width={320}
      trapFocus
      closeOnEscape={false}
      renderOpener={props => (
        <Text
          as="button"
          {...props}
          block
          full
          tone={note ? 'ink' : 'faint'}
          textAlign="start"
          plain
          py={4}
          px={4}
          radius="tag"
          pointer
          type="button"
          className={styles.note}
          title={note?.text}
          aria-label={note ? lists('inPlace.note', { name, text: note.text }) : t('notes.one', { name })}
          onClick={(event: MouseEvent<HTMLElement>) => {
            opener.current = event.currentTarget;
            if (!opened) setOpening(count => count + 1);
            setOpened(true);
          }}
        >
          <span>{note?.text ?? t('notes.add')}</span>
        </Text>
      )}
      panel={{ p: 0, 'aria-label': t('notes.one', { name }) }}
    >
      {note && !own && (
        <Stack gap={2} py={8} px={12} ground="hover" className={styles.before}>
          <Text size="sm" tone="faint">
            {note.by || t('deletedAccount', { ns: 'common' })} · <Ago at={note.at} />
          </Text>
          <Text size="md" preLine breaks>
            {note.text}
          </Text>
        </Stack>
      )}
      <NoteForm
        key={opening}
        creatorId={row.id}
        own={own}
        quickHint={lists('inPlace.keys')}
        onDone={() => close()}
        onCancel={close}
      />
    </Popup>
  );
}
