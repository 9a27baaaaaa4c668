import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type {
  Acquisition,
  AcquisitionItem,
} from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { absent } from '../../../../contract/core/format.ts';
import { paths } from '../../../app/paths.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './detail.module.css';
import { useSourceName } from '../use-text.ts';

const tones = { added: 'good', already: 'plain', failed: 'bad' } as const;

function WhoCell({ item, platform }: { item: AcquisitionItem; platform: Acquisition['platform'] }) {
  const { asked, creator, homepageUrl } = item;
  if (!creator) {
    return homepageUrl ? (
      <Text
        as="a"
        block
        truncate
        className={styles.asked}
        href={homepageUrl}
        target="_blank"
        rel="noreferrer"
        dir="ltr"
        title={asked}
      >
        {asked}
      </Text>
    ) : (
      <Text as="bdi" block truncate className={styles.asked} title={asked}>
        {asked}
      </Text>
    );
  }
  const name = creator.name || creator.handle;
  return (
    <Group gap={10} shrink>
      <Avatar name={name} src={creator.avatarUrl} size={32} />
      <Box shrink>
        <Text
          as={Link}
          block
          weight={600}
          truncate
          to={paths.creator(platform, creator.id)}
          className={styles.name}
          title={name}
        >
          <bdi>{name}</bdi>
        </Text>
        <Text as="bdi" block size="sm" tone="faint" truncate dir="ltr">
          @{creator.handle}
        </Text>
      </Box>
    </Group>
  );
}

function useColumns(platform: Acquisition['platform']): Column<AcquisitionItem>[] {
  const { t } = useTranslation('acquisitions');
  const { t: source } = useTranslation('sources');
  const sourceName = useSourceName();
  const reasonOf = ({ reason, fault }: AcquisitionItem) => {
    if (!reason) return absent;
    const words = t(`reason.${reason}`);
    return reason === 'source' && fault ? `${words} · ${source(`faults.${fault}`)}` : words;
  };
  return [
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 260,
      cell: item => <WhoCell item={item} platform={platform} />,
    },
    {
      key: 'followers',
      head: t('column.followers'),
      align: 'end',
      width: 100,
      cell: ({ creator }) => <Count value={creator?.followers} />,
    },
    {
      key: 'outcome',
      head: t('column.outcome'),
      width: 120,
      cell: ({ outcome }) =>
        outcome ? (
          <Tag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Tag>
        ) : (
          <Tag>{t('outcome.waiting')}</Tag>
        ),
    },
    { key: 'reason', head: t('reason', { ns: 'common' }), width: 230, cell: item => reasonOf(item) },
    {
      key: 'source',
      head: t('column.source'),
      width: 170,
      // No source is asked about creators that the catalogue knows well enough.
      cell: ({ source: code, creator }) => (code ? sourceName(code) : creator ? t('catalogue') : absent),
    },
    {
      key: 'settled',
      head: t('column.settled'),
      width: 120,
      cell: ({ settledAt }) => (settledAt ? <Ago at={settledAt} /> : absent),
    },
  ];
}

export interface ItemTableProps {
  platform: Acquisition['platform'];
  items: readonly AcquisitionItem[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

/** The named or found creators, with their outcome. */
export function ItemTable({ platform, items, isStale, instead }: ItemTableProps) {
  const { t } = useTranslation('acquisitions');
  return (
    <DataTable
      label={t('detail.items')}
      columns={useColumns(platform)}
      rows={items}
      keyOf={({ position }) => position}
      isStale={isStale}
      density="compact"
      skeletonRows={8}
      instead={instead}
    />
  );
}
