import { useTranslation } from 'react-i18next';
import { CreatorSearch } from '../shared/CreatorSearch.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { Text } from '../../ui/box/Box.tsx';

/** Searches for one more creator on any platform. */
export function AddDialog({ onChoose, onClose }: { onChoose: (id: number) => void; onClose: () => void }) {
  const { t } = useTranslation('comparison');
  return (
    <FormDialog title={t('add.title')} onClose={onClose}>
      <Text size="md" tone="soft" mb={10}>
        {t('add.hint')}
      </Text>
      <CreatorSearch
        words={{
          keyword: t('add.keyword'),
          platform: t('platform', { ns: 'common' }),
          search: t('search', { ns: 'common' }),
          results: t('add.results'),
          none: t('add.none'),
          choose: name => t('add.choose', { name }),
        }}
        onChoose={({ id }) => onChoose(id)}
      />
    </FormDialog>
  );
}
