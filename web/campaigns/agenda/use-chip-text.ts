import { useTranslation } from 'react-i18next';

/** The text of a filter chip. */
export function useChipText() {
  const { t } = useTranslation('agenda');
  return (name: string) => ({
    label: name,
    anyLabel: t('any'),
    summaryOf: (value: string) => t('chip', { name, value }),
    removeLabel: t('remove', { name }),
  });
}
