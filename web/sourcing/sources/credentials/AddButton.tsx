import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';

/** Adds a credential; the main button if the source has none. */
export function AddButton({ source, onAdd }: { source: Source; onAdd: () => void }) {
  const { t } = useTranslation('sources');
  return (
    <Button
      variant={source.credentials.length ? 'default' : 'filled'}
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={t('credentials.addOf', { name: t(`names.${source.code}`) })}
      onClick={onAdd}
    >
      {t('credentials.add')}
    </Button>
  );
}
