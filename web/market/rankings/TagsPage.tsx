import { IconChartLine, IconHash, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RankedTag } from '../../../contract/market/rankings.ts';
import { IconAction } from '../shared/IconAction.tsx';
import { RankCell } from '../shared/RankCell.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import type { RankState } from '../shared/filters/rank-state.ts';
import { useRankState } from '../shared/filters/use-rank-state.ts';
import { WatchDialog } from '../shared/watch/WatchDialog.tsx';
import { Why } from '../shared/Why.tsx';
import { paths } from '../../app/paths.ts';
import { Count } from '../../ui/figures/Count.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Growth } from '../../ui/figures/Growth.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { comparedDay } from './compared-day.ts';
import { growthBp } from './growth-bp.ts';
import { useHotTags } from './queries.ts';
import { RankingPage } from './RankingPage.tsx';
import { useSharedColumns } from './use-shared-columns.tsx';
import { searchByTag } from './search-by-tag.ts';
import tagStyles from './tags.module.css';

function useColumns(
  { platform }: RankState,
  ofDay: string | null,
  onWatch: (tag: string) => void,
): Column<RankedTag>[] {
  const { t } = useTranslation('rankings');
  const shared = useSharedColumns<RankedTag>();
  return [
    {
      key: 'tag',
      head: t('column.tag'),
      width: 260,
      cell: row => (
        <RankCell row={row} day={ofDay}>
          <Text
            as={Link}
            block
            weight={600}
            truncate
            to={paths.hotTag(platform, row.tag)}
            className={tagStyles.tag}
            title={`#${row.tag}`}
          >
            <bdi>#{row.tag}</bdi>
          </Text>
        </RankCell>
      ),
    },
    shared.score,
    {
      key: 'growth',
      head: t('column.growth'),
      align: 'end',
      width: 118,
      cell: ({ why }) => <Growth bp={growthBp(why.plays, why.playsBefore)} />,
    },
    {
      key: 'posts',
      head: t('postCount', { ns: 'common' }),
      align: 'end',
      width: 90,
      cell: ({ posts }) => <Count value={posts} />,
    },
    {
      key: 'creators',
      head: t('column.creators'),
      align: 'end',
      width: 90,
      cell: ({ creators }) => <Count value={creators} />,
    },
    shared.firstSeen,
    {
      key: 'why',
      head: t('column.why'),
      width: 92,
      cell: ({ why }) => (
        <Why
          formula={t('formula.tag')}
          parts={[
            { name: t('part.plays'), value: why.plays ?? null },
            { name: t('part.posts'), value: why.posts ?? null },
            { name: t('part.creators'), value: why.creators ?? null },
            { name: t('part.playsBefore'), value: why.playsBefore ?? null },
            { name: t('part.postsBefore'), value: why.postsBefore ?? null },
          ]}
        />
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 128,
      cell: ({ tag }) => (
        <Group as="span" inline gap={4} align="stretch">
          <IconAction
            icon={IconUserSearch}
            label={t('act.searchCreators')}
            of={`#${tag}`}
            to={searchByTag(platform, tag)}
          />
          <IconAction
            icon={IconChartLine}
            label={t('act.follow')}
            of={`#${tag}`}
            onPress={() => onWatch(tag)}
          />
          <IconAction
            icon={IconHash}
            label={t('act.openTag')}
            of={`#${tag}`}
            to={paths.hotTag(platform, tag)}
          />
        </Group>
      ),
    },
  ];
}

/** Hashtags ranked by the plays of their posts. */
export default function TagsPage() {
  const { t } = useTranslation('rankings');
  const { state, change } = useRankState();
  const answer = useHotTags(state);
  const [watched, setWatched] = useState<string>();
  const rows = answer.data?.tags;
  const columns = useColumns(state, comparedDay(answer.data, rows), setWatched);
  return (
    <RankingPage
      kind="tag"
      state={state}
      onChange={change}
      answer={answer}
      columns={columns}
      rows={rows}
      keyOf={({ tag }) => tag}
      search={
        <SearchBox
          label={t('searchTag')}
          keyword={state.keyword}
          onSearch={keyword => change({ keyword })}
          width={200}
        />
      }
    >
      {watched !== undefined && (
        <WatchDialog
          watched={{ kind: 'hashtag', name: watched, platform: state.platform }}
          onClose={() => setWatched(undefined)}
        />
      )}
    </RankingPage>
  );
}
