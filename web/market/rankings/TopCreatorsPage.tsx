import { IconChartLine, IconMail, IconStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/core/limits.ts';
import { rankingLimits } from '../../../contract/market/ranking-kinds.ts';
import type { RankedTopCreator } from '../../../contract/market/rankings.ts';
import { ActOnCreator } from '../../creators/shared/actions/ActOnCreator.tsx';
import { SelectionActions } from '../../creators/shared/actions/SelectionActions.tsx';
import { useAction } from '../../creators/shared/actions/use-action.tsx';
import { CreatorLine, creatorName } from '../shared/CreatorLine.tsx';
import { IconAction } from '../shared/IconAction.tsx';
import { useRankState } from '../shared/filters/use-rank-state.ts';
import { WatchDialog } from '../shared/watch/WatchDialog.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { useSelection } from '../../ui/tables/use-selection.ts';
import { writeRank } from '../shared/filters/rank-state.ts';
import { useTopCreators } from './queries.ts';
import { RankingPage } from './RankingPage.tsx';
import type { OwnColumns } from './use-rank-columns.tsx';

type RowAction = 'save' | 'watch' | 'write';

interface Asking {
  what: 'save' | 'watch';
  row: RankedTopCreator;
}

const rowActions = [
  { what: 'save', icon: IconStar },
  { what: 'write', icon: IconMail },
  { what: 'watch', icon: IconChartLine },
] as const;

function useColumns(ask: (what: RowAction, row: RankedTopCreator) => void): OwnColumns<RankedTopCreator> {
  const { t } = useTranslation('rankings');
  return {
    subject: {
      head: t('creator', { ns: 'common' }),
      width: 330,
      cell: ({ creator }) => <CreatorLine creator={creator} />,
    },
    figures: [
      {
        key: 'posts',
        head: t('postCount', { ns: 'common' }),
        align: 'end',
        width: 76,
        cell: ({ why }) => <Count value={why.posts} />,
      },
      {
        key: 'engagement',
        head: t('column.engagement'),
        align: 'end',
        width: 104,
        cell: ({ why }) => <Count value={why.engagement} />,
      },
      {
        key: 'followers',
        head: t('column.followers'),
        align: 'end',
        width: 104,
        cell: ({ creator }) => <Count value={creator.followers} />,
      },
    ],
    actions: {
      width: 128,
      cell: row =>
        rowActions.map(({ what, icon }) => (
          <IconAction
            key={what}
            icon={icon}
            label={t(`act.${what}`)}
            of={creatorName(row.creator)}
            onPress={() => ask(what, row)}
          />
        )),
    },
  };
}

const targetOf = (ids: readonly number[]) => ({
  meant: { of: 'ids' as const, ids: [...ids] },
  count: ids.length,
  columns: [],
});

/** Creators of the catalogue ranked by the plays of their posts. */
export default function TopCreatorsPage() {
  const { state, change } = useRankState();
  const answer = useTopCreators(state);
  const [asking, setAsking] = useState<Asking>();
  const rows = answer.data?.creators;
  const { page: _page, ...question } = state;
  const selection = useSelection({
    question: writeRank({ ...question, page: 1 }).toString(),
    pageIds: rows?.map(({ creator }) => creator.id) ?? [],
    // A page can be selected as a whole, but "select all" is not offered: a ranking is not a search result.
    total: 0,
    max: Math.max(rankingLimits.places, limits.compared.max),
    onFull: () => undefined,
  });
  const { begin, dialogs } = useAction(() => selection.clear());
  const columns = useColumns((what, row) => {
    if (what === 'write') begin(what, targetOf([row.creator.id]));
    else setAsking({ what, row });
  });
  const close = () => setAsking(undefined);
  let dialog: ReactNode = null;
  if (asking) {
    const creator = { id: asking.row.creator.id, name: creatorName(asking.row.creator) };
    dialog =
      asking.what === 'watch' ? (
        <WatchDialog watched={{ kind: 'creator', ...creator }} onClose={close} />
      ) : (
        <ActOnCreator what={asking.what} creator={creator} onClose={close} />
      );
  }
  return (
    <RankingPage
      kind="creator"
      state={state}
      onChange={change}
      answer={answer}
      columns={columns}
      rows={rows}
      keyOf={({ creator }) => creator.id}
      selected={{
        isSelected: ({ creator }) => selection.has(creator.id),
        onSelect: (changed, isSelected) =>
          selection.select(
            changed.map(({ creator }) => creator.id),
            isSelected,
          ),
        nameOf: ({ creator }) => creatorName(creator),
      }}
    >
      <SelectionActions
        selection={selection}
        total={0}
        actions={['save', 'write', 'compare']}
        onAsk={what => begin(what, targetOf(selection.ids))}
      />
      {dialogs}
      {dialog}
    </RankingPage>
  );
}
