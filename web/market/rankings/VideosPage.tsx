import { IconChartLine, IconExternalLink, IconMail, IconStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, fullCount } from '../../../contract/core/format.ts';
import type { RankedVideo } from '../../../contract/market/rankings.ts';
import { ActOnCreator } from '../../creators/shared/actions/ActOnCreator.tsx';
import { useWriteTo } from '../../creators/shared/actions/use-write-to.tsx';
import { PostCell, usePostName } from '../shared/posts/PostCell.tsx';
import { creatorName } from '../shared/CreatorLine.tsx';
import { IconAction } from '../shared/IconAction.tsx';
import { useRankState } from '../shared/filters/use-rank-state.ts';
import { WatchDialog } from '../shared/watch/WatchDialog.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { useHotVideos } from './queries.ts';
import { RankingPage } from './RankingPage.tsx';
import type { OwnColumns } from './use-rank-columns.tsx';

interface Asking {
  what: 'save' | 'watch' | 'write';
  row: RankedVideo;
}

function useColumns(ask: (asking: Asking) => void): OwnColumns<RankedVideo> {
  const { t } = useTranslation('rankings');
  const nameOf = usePostName();
  return {
    subject: {
      head: t('post', { ns: 'common' }),
      width: 360,
      cell: row => <PostCell post={{ ...row, platform: row.creator.platform, handle: row.creator.handle }} />,
    },
    figures: [
      {
        key: 'engagement',
        head: t('column.engagement'),
        align: 'end',
        width: 104,
        cell: ({ why, likes, comments, shares }) => (
          <span
            title={t('engagementOf', {
              likes: fullCount(likes),
              comments: fullCount(comments),
              shares: fullCount(shares),
            })}
          >
            <Count value={why.engagement} />
          </span>
        ),
      },
      {
        key: 'published',
        head: t('column.published'),
        align: 'end',
        width: 112,
        cell: ({ publishedAt }) => <time dateTime={publishedAt}>{day(publishedAt)}</time>,
      },
    ],
    actions: {
      width: 162,
      cell: row => {
        const name = creatorName(row.creator);
        const post = nameOf(row).slice(0, 40);
        return (
          <>
            <IconAction icon={IconExternalLink} label={t('act.open')} of={post} href={row.url} />
            <IconAction
              icon={IconStar}
              label={t('act.save')}
              of={name}
              onPress={() => ask({ what: 'save', row })}
            />
            <IconAction
              icon={IconChartLine}
              label={t('act.watch')}
              of={post}
              onPress={() => ask({ what: 'watch', row })}
            />
            <IconAction
              icon={IconMail}
              label={t('act.write')}
              of={name}
              onPress={() => ask({ what: 'write', row })}
            />
          </>
        );
      },
    },
  };
}

/** Videos of the catalogue's creators ranked by plays. */
export default function VideosPage() {
  const { state, change } = useRankState();
  const answer = useHotVideos(state);
  const [asking, setAsking] = useState<Asking>();
  const nameOf = usePostName();
  const { writeTo, dialog: warning } = useWriteTo();
  const columns = useColumns(asked => {
    if (asked.what === 'write') void writeTo({ of: 'ids', ids: [asked.row.creator.id] });
    else setAsking(asked);
  });
  const close = () => setAsking(undefined);
  let dialog: ReactNode = null;
  if (asking?.what === 'watch') {
    const { row } = asking;
    dialog = (
      <WatchDialog watched={{ kind: 'post', name: nameOf(row).slice(0, 40), url: row.url }} onClose={close} />
    );
  } else if (asking) {
    const { creator } = asking.row;
    dialog = (
      <ActOnCreator what="save" creator={{ id: creator.id, name: creatorName(creator) }} onClose={close} />
    );
  }
  return (
    <RankingPage
      kind="video"
      state={state}
      onChange={change}
      answer={answer}
      columns={columns}
      rows={answer.data?.videos}
      keyOf={({ key }) => key}
    >
      {warning}
      {dialog}
    </RankingPage>
  );
}
