import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorConnection } from '../../../../contract/creators/creator-connections/creator-connections.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { platformNames } from '../../../catalogue/shared/display-names.ts';

type Translate = ReturnType<typeof useTranslation<'refreshes'>>['t'];

function StateTag({ state, fault }: CreatorConnection) {
  const { t } = useTranslation('refreshes');
  if (state === 'broken') return <Tag tone="bad">{t('connections.broken')}</Tag>;
  if (fault) return <Tag tone="warn">{t('connections.waiting')}</Tag>;
  return <Tag tone="good">{t('connections.ok')}</Tag>;
}

const columnsOf = (t: Translate): Column<CreatorConnection>[] => [
  {
    key: 'account',
    head: t('connections.account'),
    width: 200,
    cell: ({ platform, handle, homepageUrl }) => (
      <>
        {platformNames[platform]}{' '}
        {homepageUrl ? (
          <a href={homepageUrl} target="_blank" rel="noreferrer">
            <bdi dir="ltr">@{handle}</bdi>
          </a>
        ) : (
          <bdi dir="ltr">@{handle}</bdi>
        )}
      </>
    ),
  },
  { key: 'state', head: t('state', { ns: 'common' }), width: 180, cell: row => <StateTag {...row} /> },
  {
    key: 'since',
    head: t('connections.since'),
    width: 150,
    cell: ({ consentedAt }) => <Moment at={consentedAt} />,
  },
  {
    key: 'fetched',
    head: t('connections.fetched'),
    width: 150,
    cell: ({ fetchedAt }) => (fetchedAt ? <Moment at={fetchedAt} /> : '—'),
  },
];

/** Accounts that a creator connected, and whether they still work. */
export function ConnectionTable({ connections }: { connections: readonly CreatorConnection[] }) {
  const { t } = useTranslation('refreshes');
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DataTable
      label={t('connections.accounts')}
      columns={columns}
      rows={connections}
      keyOf={({ platform }) => platform}
    />
  );
}
