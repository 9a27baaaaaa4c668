import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { dataKindTexts } from '../../../contract/core/personal-data/data-kinds.ts';
import { Card } from '../../ui/page/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { type Found, type Held, useExport } from './queries.ts';

const counts = ['rows', 'quoting', 'teams'] as const;

function columns(t: TFunction<'erasures'>, lang: 'zh' | 'en'): Column<Held>[] {
  return [
    { key: 'kind', head: t('kind'), width: 260, cell: ({ kind }) => dataKindTexts[lang][kind] },
    ...counts.map((key): Column<Held> => ({
      key,
      head: t(`count.${key}`),
      align: 'end',
      width: 96,
      cell: held => (held[key] ? fullCount(held[key]) : '–'),
    })),
  ];
}

interface FoundPersonProps {
  who: string;
  found: Found;
  onErased: () => void;
}

/** What is held about the person who was found, and what can be done with it. */
export function FoundPerson({ who, found: { addresses, names, held }, onErased }: FoundPersonProps) {
  const { t, i18n } = useTranslation('erasures');
  const [isErasing, setErasing] = useState(false);
  const exporting = useExport();
  const lang = i18n.language === 'en' ? 'en' : 'zh';
  return (
    <Card title={t('found')}>
      <Text breaks>{[...new Set([...names, ...addresses])].join(' · ') || who}</Text>
      <DataTable
        label={t('found')}
        columns={columns(t, lang)}
        rows={held}
        keyOf={({ kind }) => kind}
        density="compact"
        instead={held.length ? undefined : <EmptyState>{t('nothing')}</EmptyState>}
      />
      <Group gap={8} wrap>
        <Button
          variant="default"
          disabled={!held.length}
          loading={exporting.isPending}
          onClick={() => exporting.mutate(who)}
        >
          {t('export', { ns: 'common' })}
        </Button>
        <Button variant="default" onClick={() => setErasing(true)}>
          {t('erase')}
        </Button>
      </Group>
      {isErasing && (
        <EraseDialog
          who={who}
          onClose={() => setErasing(false)}
          onErased={() => {
            showToast('success', t('asked'));
            onErased();
          }}
        />
      )}
    </Card>
  );
}
