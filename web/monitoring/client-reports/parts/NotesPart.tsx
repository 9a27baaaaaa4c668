import { useTranslation } from 'react-i18next';
import styles from '../paper.module.css';
import { Part, type PartOfReport } from './Part.tsx';

/** The team's own remarks. */
export function NotesPart({ content: { notes } }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!notes.trim()) return null;
  return (
    <Part title={t('part.notes')}>
      <p className={styles.words}>{notes.trim()}</p>
    </Part>
  );
}
