import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentLang } from '../../../../i18n/lang.ts';
import type { Edit } from './field-edit.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { useFieldText } from './use-field-text.ts';

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLang === 'zh' ? 'zh-CN' : 'en', { type: 'unit' }).format(words);

/** What changed in the form because somebody else changed the collaboration meanwhile. */
export function MergeNote({ edit, onClose }: { edit: Edit; onClose: () => void }) {
  const { t } = useTranslation('collaborations');
  const { t: shell } = useTranslation();
  const fieldOf = useFieldText(edit.mine.rows);
  const { note } = edit;
  if (!note) return <div role="status" />;
  const name = note.by || t('goneAccount');
  const lines = [
    note.taken.length && t('merge.taken', { name, fields: listed(note.taken.map(fieldOf)) }),
    note.added.length && t('merge.added', { name, count: note.added.length }),
    note.removed.length && t('merge.removed', { name, count: note.removed.length }),
    note.kept.length && t('merge.kept', { name, count: note.kept.length }),
    note.returned.length && t('merge.returned', { name, count: note.returned.length }),
  ].filter(line => typeof line === 'string');
  return (
    <Group
      gap={8}
      align="start"
      justify="between"
      size="md"
      tone="ink"
      radius="card"
      ground="accent"
      role="status"
      className={styles.note}
    >
      <div>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <CloseButton size="sm" aria-label={shell('close')} onClick={onClose} />
    </Group>
  );
}
