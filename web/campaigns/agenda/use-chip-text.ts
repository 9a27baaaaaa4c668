import { useTranslation } from 'react-i18next';

/** The text of a filter chip. */
export function useChipText() {
  const { t } = useTranslation('agenda');
  return (name: string) => ({
    label: name,
    anyLabel: t('any', { ns: 'common' }),
    summaryOf: (value: string) => t('filterChip', { ns: 'common', name, value }),
    removeLabel: t('removeFilter', { ns: 'common', name }),
  });
}
