import { useTranslation } from 'react-i18next';
import { Group } from '../ui/box/Box.tsx';
import styles from './Brand.module.css';

export function Brand({ isMini }: { isMini?: boolean }) {
  const { t } = useTranslation();
  return (
    <Group as="span" inline gap={10} size="2xl" weight={600} tone="ink">
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden>
        <path d="M5 15.5c3-6 11-6 14 0" />
        <circle cx="12" cy="8" r="1.8" />
      </svg>
      {!isMini && t('brand')}
    </Group>
  );
}
