import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../contract/core/format.ts';
import { erasureDeeds } from '../../../contract/core/personal-data/data-kinds.ts';
import { unreported } from '../../app/api.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { type Erasure, useCertificate, useErasures } from './queries.ts';

function CertificateButton({ id }: { id: number }) {
  const { t } = useTranslation('erasures');
  const fetching = useCertificate();
  return (
    <Button
      variant="default"
      size="xs"
      loading={fetching.isPending}
      aria-label={t('certificateOf', { id })}
      onClick={() => fetching.mutate(id)}
    >
      {t('certificate')}
    </Button>
  );
}

function columns(t: TFunction<'erasures'>): Column<Erasure>[] {
  return [
    { key: 'id', head: t('number'), width: 72, cell: ({ id }) => id },
    { key: 'askedAt', head: t('askedAt'), width: 150, cell: ({ askedAt }) => dateTime(askedAt) },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 130,
      cell: ({ endedAt, teams, teamsDone }) =>
        endedAt ? (
          <Tag tone="good">{t('state.done')}</Tag>
        ) : (
          <Tag tone="accent">{t('state.running', { done: teamsDone, teams })}</Tag>
        ),
    },
    ...erasureDeeds.map((deed): Column<Erasure> => ({
      key: deed,
      head: t(`done.${deed}`),
      align: 'end',
      width: 96,
      cell: ({ done }) => fullCount(done[deed] ?? 0),
    })),
    {
      key: 'certificate',
      head: t('certificate'),
      hidesHead: true,
      align: 'end',
      width: 140,
      cell: ({ id, endedAt }) => endedAt && <CertificateButton id={id} />,
    },
  ];
}

/** Erasures with how far they are, and their certificates. */
export function ErasureTable() {
  const { t } = useTranslation('erasures');
  const { data, error, isError, refetch } = useErasures();
  const empty = data && !data.erasures.length ? <EmptyState>{t('none')}</EmptyState> : undefined;
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  return (
    <Stack as="section" gap={10} shrink>
      <Text as="h2" size="xl">
        {t('list')}
      </Text>
      <DataTable
        label={t('list')}
        columns={columns(t)}
        rows={data?.erasures}
        keyOf={({ id }) => id}
        density="compact"
        skeletonRows={2}
        instead={failed || empty}
      />
    </Stack>
  );
}
