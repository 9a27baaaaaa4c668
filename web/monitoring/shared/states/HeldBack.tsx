import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import styles from './HeldBack.module.css';

/** In place of a figure that must not be calculated, because the post's source forbids it. */
export function HeldBack() {
  const { t } = useTranslation('monitors');
  return (
    <abbr className={styles.none} title={t('heldBack.why')}>
      {absent}
    </abbr>
  );
}
