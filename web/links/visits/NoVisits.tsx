import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../ui/copy/CopyLine.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './page.module.css';

/** Before the first visit: how to use the link. */
export function NoVisits({ url }: { url: string }) {
  const { t } = useTranslation('visits');
  return (
    <div className={styles.none}>
      <EmptyState
        actions={
          <CopyLine
            label={t('empty.link')}
            text={url}
            words={{ copy: t('empty.copy'), copied: t('empty.copied') }}
          />
        }
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}
