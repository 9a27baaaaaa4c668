import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { unreported } from '../../../app/api.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import type { Paging } from '../../../ui/tables/paging.ts';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import type { Selection } from '../../../ui/tables/use-selection.ts';
import type { BoardState } from '../board-state.ts';
import { useCards } from '../queries.ts';
import type { CardText } from '../use-card-text.ts';
import { CardsTable } from './CardsTable.tsx';

export interface TableTabProps {
  campaign: Campaign;
  state: BoardState;
  words: CardText;
  openId: number | null;
  selection: Selection;
  mayEdit: boolean;
  /** Shown if there are no rows. */
  nobody: ReactNode;
  onOpen: (id: number) => void;
  /** Called with the creators on the displayed page. */
  onPage: (ids: readonly number[]) => void;
  onPaging: (paging: Partial<Paging>) => void;
}

/** Collaborations as rows, page by page. */
export function TableTab(props: TableTabProps) {
  const { campaign, state, words, openId, selection, mayEdit, nobody, onOpen, onPage, onPaging } = props;
  const { t } = useTranslation('collaborations');
  const { data, error, isError, isPlaceholderData, refetch } = useCards(campaign.id, state);
  const cards = data?.cards;
  useEffect(() => {
    if (cards) onPage(cards.map(({ id }) => id));
  }, [cards, onPage]);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = cards && !cards.length && nobody;
  return (
    <TablePage
      head={null}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      paging={state}
      onPaging={onPaging}
      table={
        <CardsTable
          cards={cards}
          words={words}
          openId={openId}
          isStale={isPlaceholderData}
          instead={failed || empty}
          selection={mayEdit ? selection : undefined}
          onOpen={onOpen}
        />
      }
    />
  );
}
