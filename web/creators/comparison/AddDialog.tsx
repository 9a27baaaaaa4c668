import { useTranslation } from 'react-i18next';
import { CreatorSearch } from '../shared/CreatorSearch.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import styles from './page.module.css';

/** Searches for one more creator on any platform. */
export function AddDialog({ onChoose, onClose }: { onChoose: (id: number) => void; onClose: () => void }) {
  const { t } = useTranslation('comparison');
  return (
    <FormDialog title={t('add.title')} onClose={onClose}>
      <p className={styles.hint}>{t('add.hint')}</p>
      <CreatorSearch
        words={{
          keyword: t('add.keyword'),
          platform: t('add.platform'),
          search: t('add.search'),
          results: t('add.results'),
          none: t('add.none'),
          choose: name => t('add.choose', { name }),
        }}
        onChoose={({ id }) => onChoose(id)}
      />
    </FormDialog>
  );
}
