import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent, dateTime, day } from '../../../contract/core/format.ts';
import type { ShortLink } from '../../../contract/links/short-links.ts';
import { LinkSwitch } from '../shared/LinkSwitch.tsx';
import { ShortUrl } from '../shared/ShortUrl.tsx';
import { withoutScheme } from '../shared/without-scheme.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { LinkMenu } from './LinkMenu.tsx';
import { type LinkSort, type LinksState, sorts } from './link-state.ts';
import { Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './ShortLinksPage.module.css';

export interface LinkTableProps {
  links: readonly ShortLink[] | undefined;
  state: LinksState;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
  onSort: (sort: LinkSort) => void;
  onAsk: (act: 'qr' | 'delete', link: ShortLink) => void;
}

const maxTags = 1;

function NameCell({ link }: { link: ShortLink }) {
  const more = link.tags.slice(maxTags);
  return (
    <>
      <Grid as="span" gap={6} cols={1} align="center" shrink className={styles.name}>
        <Text as={Link} shrink weight={600} truncate to={paths.shortLink(link.id)} title={link.name}>
          <bdi>{link.name}</bdi>
        </Text>
        {link.tags.length > 0 && (
          <Group as="span" inline gap={4} align="stretch" shrink clip className={styles.tags}>
            {link.tags.slice(0, maxTags).map(tag => (
              <Tag key={tag} title={tag}>
                {tag}
              </Tag>
            ))}
            {more.length > 0 && <Tag title={more.join('、')}>+{more.length}</Tag>}
          </Group>
        )}
      </Grid>
      <ShortUrl url={link.shortUrl} />
    </>
  );
}

function CreatorCell({ creator }: Pick<ShortLink, 'creator'>) {
  if (!creator) return absent;
  return (
    <Group
      as={Link}
      gap={8}
      shrink
      to={paths.creator(creator.platform, creator.id)}
      className={styles.creator}
      title={creator.name}
    >
      <Avatar name={creator.name} src={creator.avatarUrl} size={24} />
      <Text as="bdi" truncate>
        {creator.name}
      </Text>
    </Group>
  );
}

function columnsFor(t: TFunction<'short-links'>, onAsk: LinkTableProps['onAsk']): Column<ShortLink>[] {
  return [
    { key: 'name', head: t('column.name'), width: 270, cell: link => <NameCell link={link} /> },
    {
      key: 'target',
      head: t('column.target'),
      width: 190,
      cell: ({ targetUrl, productType }) => (
        <>
          <Text
            as="a"
            block
            truncate
            className={styles.target}
            href={targetUrl.startsWith('{') ? undefined : targetUrl}
            target="_blank"
            rel="noreferrer"
            dir="ltr"
            title={targetUrl}
          >
            {withoutScheme(targetUrl)}
          </Text>
          <Text as="span" block size="sm" tone="faint">
            {t(`type.${productType}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 110,
      cell: link => <LinkSwitch link={link} />,
    },
    {
      key: 'pv',
      head: t('column.pv'),
      align: 'end',
      width: 92,
      sortable: true,
      cell: ({ pv, botPv }) => (
        <>
          <Count value={pv} />
          {botPv > 0 && (
            <Text as="span" block size="sm" tone="faint">
              {t('bots')} <Count value={botPv} />
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'uv',
      head: t('column.uv'),
      align: 'end',
      width: 96,
      sortable: true,
      cell: ({ uv }) => <Count value={uv} />,
    },
    {
      key: 'lastVisit',
      head: t('column.lastVisit'),
      width: 104,
      sortable: true,
      cell: ({ lastVisitAt }) => (lastVisitAt ? <Ago at={lastVisitAt} /> : absent),
    },
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 130,
      cell: link => <CreatorCell {...link} />,
    },
    {
      key: 'newest',
      head: t('column.created'),
      width: 116,
      sortable: true,
      cell: ({ createdAt, createdBy }) => (
        <>
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {day(createdAt)}
          </time>
          <Text as="span" block size="sm" tone="faint">
            {createdBy || t('aDeletedAccount', { ns: 'common' })}
          </Text>
        </>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 60,
      cell: link => <LinkMenu link={link} onAsk={onAsk} />,
    },
  ];
}

/** Links with their figures. */
export function LinkTable({ links, state, isStale, instead, onSort, onAsk }: LinkTableProps) {
  const { t } = useTranslation('short-links');
  return (
    <DataTable
      label={t('title')}
      columns={columnsFor(t, onAsk)}
      rows={links}
      keyOf={({ id }) => id}
      sortedBy={state.sort}
      onSort={key => onSort(sorts.find(sort => sort === key) ?? 'newest')}
      isStale={isStale}
      skeletonRows={10}
      instead={instead}
    />
  );
}
