import { useTranslation } from 'react-i18next';
import type { SearchReply } from '../../../contract/creators/search/creator-search.ts';
import styles from './SearchPage.module.css';

/** What the search did with the keyword beyond the request. */
export function SearchNotes({ reply }: { reply: SearchReply | undefined }) {
  const { t } = useTranslation('creators');
  if (!reply) return null;
  const notes = reply.similar.map(({ asked, found }) =>
    t(found.length ? 'note.similar' : 'note.notFound', { asked, found: found.join(t('listComma')) }),
  );
  if (reply.unsearchable) notes.push(t('note.unsearchable'));
  return notes.map(note => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
