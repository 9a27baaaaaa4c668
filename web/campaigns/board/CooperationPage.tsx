import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { mayAs } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { CampaignFrame } from '../shared/frame/CampaignFrame.tsx';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSelection } from '../../ui/tables/use-selection.ts';
import { type BoardState, readCard, readPart, readState, withCard, writeState } from './board-state.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardTab } from './BoardTab.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CardPanel } from './panel/CardPanel.tsx';
import { TableTab } from './table/TableTab.tsx';
import { useCardText } from './use-card-text.ts';

/** The limit of one call. */
const maxSelected = 500;

function Cooperation({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('collaborations');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const openId = readCard(params);
  const words = useCardText(campaign.zone);
  const mayEdit = mayAs(campaign.role, 'editor') && campaign.state !== 'archived';
  const [pageIds, setPageIds] = useState<readonly number[]>([]);
  const { view, keyword, isOverdue } = state;
  const selection = useSelection({
    question: JSON.stringify([view, keyword, isOverdue, state.state]),
    pageIds,
    total: 0,
    max: maxSelected,
    onFull: () => showToast('warning', t('bulk.most')),
  });
  const change = (by: Partial<BoardState>) =>
    setParams(now => writeState(now, { ...readState(now), page: 1, ...by }), { preventScrollReset: true });
  const openCard = (id: number | null) => setParams(now => withCard(now, id), { preventScrollReset: true });
  const isFiltered = keyword !== '' || isOverdue || state.state !== null;
  const nobody = isFiltered ? (
    <EmptyState
      actions={
        <LinkButton onClick={() => change({ keyword: '', isOverdue: false, state: null })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      }
    >
      {t('none')}
    </EmptyState>
  ) : (
    <EmptyState
      actions={
        mayEdit && (
          <Button component={Link} to={paths.campaign(campaign.id, 'invitation')} variant="default">
            {t('toInvitation')}
          </Button>
        )
      }
    >
      {t('noneYet')}
    </EmptyState>
  );
  const given = { campaign, state, words, openId, selection, mayEdit, nobody, onOpen: openCard };
  return (
    <Stack gap={12} shrink>
      <BoardFilters state={state} onChange={change} />
      {view === 'board' ? (
        <BoardTab {...given} />
      ) : (
        <TableTab {...given} onPage={setPageIds} onPaging={change} />
      )}
      {mayEdit && <BulkBar campaignId={campaign.id} selection={selection} />}
      {openId !== null && (
        <CardPanel
          key={openId}
          id={openId}
          campaign={campaign}
          mayEdit={mayEdit}
          first={readPart(params)}
          onClose={() => openCard(null)}
        />
      )}
    </Stack>
  );
}

/** The cooperation tab of a campaign: a board or a table of its collaborations, with one of them open beside it. */
export default function CooperationPage() {
  return (
    <CampaignFrame tab="cooperation">
      {campaign => <Cooperation key={campaign.id} campaign={campaign} />}
    </CampaignFrame>
  );
}
