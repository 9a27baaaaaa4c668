import { useTranslation } from 'react-i18next';
import type { Match } from '../../../contract/creators.ts';
import { Marked } from '../../ui/Marked.tsx';
import styles from './columns.module.css';

/** What cannot be marked in the row itself: a find in the bio, and a word that only is spelled alike. */
export function MatchLine({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation('creators');
  const inBio = matches.find(match => match.field === 'bio' && match.excerpt);
  const similar = matches.filter(match => match.kind === 'similar');
  if (!inBio && !similar.length) return null;
  return (
    <div className={styles.why}>
      {similar.length > 0 && (
        <>
          {t('match.similar', {
            words: [...new Set(similar.flatMap(match => match.words))].join(t('listComma')),
          })}{' '}
        </>
      )}
      {inBio?.excerpt && (
        <>
          {t('match.bio')}
          <Marked text={inBio.excerpt} words={inBio.words} />
        </>
      )}
    </div>
  );
}
