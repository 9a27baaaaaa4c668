import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listSourceFaults } from '../../../contract/sourcing/sources.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { unreported } from '../../app/api.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import type { Paging } from '../../ui/tables/paging.ts';
import { SidePanel } from '../../ui/overlays/SidePanel.tsx';
import { useFaults } from './queries.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './dialogs.module.css';

type Fault = ReplyOf<typeof listSourceFaults>['faults'][number];

const columns = (t: TFunction<'sources'>): Column<Fault>[] => [
  { key: 'at', head: t('time', { ns: 'common' }), width: 132, cell: ({ at }) => <Moment at={at} /> },
  { key: 'kind', head: t('kind', { ns: 'common' }), width: 110, cell: ({ kind }) => t(`faults.${kind}`) },
  {
    key: 'purpose',
    head: t('faultsPanel.columns.purpose'),
    width: 96,
    cell: ({ purpose }) => t(`purposes.${purpose}`),
  },
  {
    key: 'text',
    head: t('faultsPanel.columns.text'),
    width: 200,
    cell: ({ text }) => (
      <Text as="bdi" size="sm" breaks dir="ltr" className={styles.said}>
        {text}
      </Text>
    ),
  },
];

/** The faults of a source, in a panel beside the page. */
export function FaultsPanel({ code, onClose }: { code: SourceCode; onClose: () => void }) {
  const { t } = useTranslation('sources');
  const [paging, setPaging] = useState<Paging>({ page: 1, size: 20 });
  const { data, error, isError, isPlaceholderData, refetch } = useFaults(code, paging);
  const title = t('faultsPanel.title', { name: t(`names.${code}`) });
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  return (
    <SidePanel label={title} aside={title} isWide onClose={onClose}>
      <Text size="md" tone="soft" leading="relaxed" mb={12}>
        {t('faultsPanel.about')}
      </Text>
      <DataTable
        label={title}
        columns={columns(t)}
        rows={data?.faults}
        keyOf={({ at, text }) => `${at} ${text}`}
        density="compact"
        skeletonRows={5}
        isStale={isPlaceholderData}
        instead={
          failed || (data?.total === 0 ? <EmptyState>{t('faultsPanel.empty')}</EmptyState> : undefined)
        }
      />
      {data && data.total > 20 && (
        <Pager
          paging={paging}
          total={data.total}
          onChange={next => setPaging({ ...paging, page: 1, ...next })}
        />
      )}
    </SidePanel>
  );
}
