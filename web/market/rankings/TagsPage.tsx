import { IconChartLine, IconHash, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RankedTag } from '../../../contract/market/rankings.ts';
import { IconAction } from '../shared/IconAction.tsx';
import { Text } from '../../ui/box/Box.tsx';
import type { RankState } from '../shared/filters/rank-state.ts';
import { useRankState } from '../shared/filters/use-rank-state.ts';
import { WatchDialog } from '../shared/watch/WatchDialog.tsx';
import { paths } from '../../app/paths.ts';
import { Count } from '../../ui/figures/Count.tsx';
import { Growth } from '../../ui/figures/Growth.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { growthBp } from './growth-bp.ts';
import { useHotTags } from './queries.ts';
import { RankingPage } from './RankingPage.tsx';
import type { OwnColumns } from './use-rank-columns.tsx';
import { searchByTag } from './search-by-tag.ts';
import tagStyles from './tags.module.css';

function useColumns({ platform }: RankState, onWatch: (tag: string) => void): OwnColumns<RankedTag> {
  const { t } = useTranslation('rankings');
  return {
    subject: {
      head: t('column.tag'),
      width: 260,
      cell: ({ tag }) => (
        <Text
          as={Link}
          block
          weight={600}
          truncate
          to={paths.hotTag(platform, tag)}
          className={tagStyles.tag}
          title={`#${tag}`}
        >
          <bdi>#{tag}</bdi>
        </Text>
      ),
    },
    figures: [
      {
        key: 'growth',
        head: t('column.growth'),
        align: 'end',
        width: 118,
        cell: ({ why }) => <Growth bp={growthBp(why.playsCompared, why.playsBefore)} />,
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
    ],
    actions: {
      width: 128,
      cell: ({ tag }) => (
        <>
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
        </>
      ),
    },
  };
}

/** Hashtags ranked by the plays of their posts. */
export default function TagsPage() {
  const { t } = useTranslation('rankings');
  const { state, change } = useRankState();
  const answer = useHotTags(state);
  const [watched, setWatched] = useState<string>();
  const columns = useColumns(state, setWatched);
  return (
    <RankingPage
      kind="tag"
      state={state}
      onChange={change}
      answer={answer}
      columns={columns}
      rows={answer.data?.tags}
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
