import { IconBookmark, IconBookmarkFilled, IconInfoCircle, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../contract/core/format.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { IconAction } from '../shared/IconAction.tsx';
import { RankCell } from '../shared/RankCell.tsx';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import { Trend } from '../shared/Trend.tsx';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { RankedAd } from './queries.ts';
import { Why } from '../shared/Why.tsx';

/** How the score of an ad was calculated: which of the three ways, and with which numbers. */
function AdWhy({ row: { why, score } }: { row: Pick<RankedAd, 'why' | 'score'> }) {
  const { t } = useTranslation('ads');
  const { reach = null, before = null, days = null, isNew = 0 } = why;
  const basis = isNew ? 'whole' : before === null ? 'reported' : 'gained';
  return (
    <Why
      formula={t('formula')}
      parts={[
        { name: t('part.reach'), value: reach },
        ...(basis === 'gained' ? [{ name: t('part.before', { count: days ?? 0 }), value: before }] : []),
        { name: t('part.score'), value: score },
      ]}
    >
      {t(`basis.${basis}`)}
    </Why>
  );
}

const maxRegions = 3;
const region = (code: string) => regionName(code, currentLang);

export interface AdColumns {
  /** The day of the edition; null if there is no earlier edition to compare with. */
  day: string | null;
  onSave: (ad: RankedAd) => void;
  onAdvertiser: (name: string) => void;
}

/** The advertiser first, the ad's data, the actions last. */
export function useAdColumns({ day, onSave, onAdvertiser }: AdColumns): Column<RankedAd>[] {
  const { t } = useTranslation('ads');
  return [
    {
      key: 'advertiser',
      head: t('column.advertiser'),
      width: 300,
      cell: row => (
        <RankCell row={row} day={day}>
          <Group gap={10} shrink>
            <Avatar name={row.advertiser} isSquare />
            <Box grow shrink>
              <Text
                as={Link}
                block
                weight={600}
                truncate
                to={paths.hotAd(row.id)}
                hoverAccent
                title={row.advertiser}
              >
                <bdi>{row.advertiser}</bdi>
              </Text>
              <Group as="span" gap={6} size="sm" tone="faint" truncate>
                <Tag tone={row.isActive ? 'good' : 'plain'}>{t(row.isActive ? 'running' : 'ended')}</Tag>
                {row.paidBy && row.paidBy !== row.advertiser && (
                  <span title={row.paidBy}>{t('paidBy', { name: row.paidBy })}</span>
                )}
              </Group>
            </Box>
          </Group>
        </RankCell>
      ),
    },
    {
      key: 'score',
      head: t('column.gained'),
      align: 'end',
      width: 150,
      cell: ({ spark, score }) => <Trend spark={spark} score={score} isRough />,
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
      width: 120,
      cell: ({ firstShownOn, lastShownOn }) => (
        <Stack as="span" size="md">
          <time dateTime={firstShownOn}>{firstShownOn}</time>
          <time dateTime={lastShownOn}>{lastShownOn}</time>
        </Stack>
      ),
    },
    {
      key: 'regions',
      head: t('column.regions'),
      width: 150,
      cell: ({ regions }) =>
        regions.length ? (
          <span title={regions.map(region).join(t('comma', { ns: 'common' }))}>
            {regions
              .slice(0, maxRegions)
              .map(region)
              .join(t('comma', { ns: 'common' }))}
            {regions.length > maxRegions && ` +${regions.length - maxRegions}`}
          </span>
        ) : (
          absent
        ),
    },
    {
      key: 'firstSeen',
      head: t('column.firstSeen'),
      align: 'end',
      width: 112,
      cell: ({ firstSeenOn }) => <time dateTime={firstSeenOn}>{firstSeenOn}</time>,
    },
    { key: 'why', head: t('column.why'), width: 92, cell: row => <AdWhy row={row} /> },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 128,
      cell: row => (
        <Group as="span" inline gap={4} align="stretch">
          <IconAction
            icon={row.isSaved ? IconBookmarkFilled : IconBookmark}
            label={t(row.isSaved ? 'takeOff' : 'save')}
            of={row.advertiser}
            isPressed={row.isSaved}
            onPress={() => onSave(row)}
          />
          <IconAction icon={IconInfoCircle} label={t('open')} of={row.advertiser} to={paths.hotAd(row.id)} />
          <IconAction
            icon={IconSearch}
            label={t('ofAdvertiser')}
            of={row.advertiser}
            onPress={() => onAdvertiser(row.advertiser)}
          />
        </Group>
      ),
    },
  ];
}
