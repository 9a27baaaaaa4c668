import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../contract/core/format.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/page/Card.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Text } from '../../ui/box/Box.tsx';
import type { AdView } from './queries.ts';

type Other = AdView['others'][number];

function useColumns(): Column<Other>[] {
  const { t } = useTranslation('ads');
  return [
    {
      key: 'ad',
      head: t('fact.adId'),
      width: 220,
      cell: ({ id, adId }) => (
        <Text as={Link} block weight={600} truncate to={paths.hotAd(id)} hoverAccent>
          <bdi>{adId}</bdi>
        </Text>
      ),
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 100,
      cell: ({ isActive }) => (
        <Tag tone={isActive ? 'good' : 'plain'}>{t(isActive ? 'running' : 'ended')}</Tag>
      ),
    },
    {
      key: 'reach',
      head: t('column.reach'),
      align: 'end',
      width: 100,
      cell: ({ reachText }) => reachText || absent,
    },
    {
      key: 'run',
      head: t('column.run'),
      width: 220,
      cell: ({ firstShownOn, lastShownOn }) => `${firstShownOn} – ${lastShownOn}`,
    },
    {
      key: 'regions',
      head: t('column.regions'),
      width: 200,
      cell: ({ regions }) =>
        regions.map(code => regionName(code, currentLang)).join(t('comma', { ns: 'common' })) || absent,
    },
  ];
}

/** Other current and past ads of the advertiser. */
export function OtherAds({ ads }: { ads: readonly Other[] }) {
  const { t } = useTranslation('ads');
  const columns = useColumns();
  if (!ads.length) return null;
  return (
    <Card title={t('one.others')}>
      <DataTable label={t('one.others')} columns={columns} rows={ads} keyOf={({ id }) => id} />
    </Card>
  );
}
