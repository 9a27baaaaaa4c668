import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import styles from './HeldBack.module.css';

/** In place of a figure that must not be worked out, because of what the post's source lets be done. */
export function HeldBack() {
  const { t } = useTranslation('monitors');
  return (
    <abbr className={styles.none} title={t('heldBack.why')}>
      {absent}
    </abbr>
  );
}
