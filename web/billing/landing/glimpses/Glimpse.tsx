import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './Glimpse.module.css';

/** A drawing of the product. Its words repeat the text beside it, so it is hidden from screen readers. */
export function Glimpse({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Text as="figure" shrink size="sm" tone="faint" textAlign="center" className={styles.glimpse}>
      <Text
        as="div"
        size="md"
        tone="ink"
        textAlign="start"
        py={8}
        px={18}
        border
        ground="surface"
        className={styles.card}
        aria-hidden
      >
        {children}
      </Text>
      <figcaption>{t('glimpse.caption')}</figcaption>
    </Text>
  );
}
