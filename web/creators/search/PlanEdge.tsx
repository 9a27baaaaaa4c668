import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchReply } from '../../../contract/creators/search/creator-search.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import styles from './SearchPage.module.css';

/** After the last result of the plan: says that there are more, and how to get them. */
export function PlanEdge({ reply }: { reply: SearchReply }) {
  const { t } = useTranslation('creators');
  const { page, size, shown, total } = reply;
  if (total.value <= shown || page * size < shown) return null;
  return (
    <p className={styles.note}>
      {t('planEdge.text', { number: fullCount(shown) })}{' '}
      <Link to={paths.plans()}>{t('planEdge.upgrade')}</Link>
    </p>
  );
}
