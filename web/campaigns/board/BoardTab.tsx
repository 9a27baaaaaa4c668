import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import type { Selection } from '../../ui/tables/use-selection.ts';
import { findCard, type Move } from './board-moves.ts';
import { type BoardState, isFiltered } from './board-state.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './board.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import { BoardView } from './cards/BoardView.tsx';
import { useBoard, useMoreCards } from './queries.ts';
import type { CardText } from './use-card-text.ts';
import { useMoves } from './use-moves.ts';

export interface BoardTabProps {
  campaign: Campaign;
  state: BoardState;
  words: CardText;
  openId: number | null;
  selection: Selection;
  mayEdit: boolean;
  /** Shown if there are no cards. */
  nobody: ReactNode;
  onOpen: (id: number) => void;
}

const skeletons = [3, 5, 2, 4, 1];

function BoardSkeleton() {
  return (
    <Group gap={10} align="stretch" clip className={styles.skeletons} aria-busy="true">
      {skeletons.map(count => (
        <div key={count}>
          <Skeleton width="50%" height={20} />
          <Skeleton width="30%" height={14} />
          {Array.from({ length: count }, (_, at) => (
            <Skeleton key={at} width="100%" height={124} />
          ))}
        </div>
      ))}
    </Group>
  );
}

/** The board of a campaign; moves are shown at once. */
export function BoardTab(props: BoardTabProps) {
  const { campaign, state, words, openId, selection, mayEdit, nobody, onOpen } = props;
  const { t } = useTranslation('collaborations');
  const { data, error, isPlaceholderData, refetch } = useBoard(campaign.id, state);
  const { shown, move } = useMoves(campaign.id, state, data);
  const more = useMoreCards(campaign.id, state);
  const [cancelling, setCancelling] = useState<Move | null>(null);
  const selectedIds = selection.ids.join(' ');
  const selected = useMemo(
    () => new Set(selectedIds ? selectedIds.split(' ').map(Number) : []),
    [selectedIds],
  );
  if (!shown) {
    return error ? (
      <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
    ) : (
      <BoardSkeleton />
    );
  }
  if (shown.columns.every(({ total }) => total === 0) && !isPlaceholderData) return nobody;
  const card = cancelling && findCard(shown, cancelling.id);
  return (
    <>
      <BoardView
        key={isFiltered(state) ? 'filtered' : 'all'}
        board={shown}
        words={words}
        openId={openId}
        selected={selected}
        mayMove={mayEdit}
        isStale={isPlaceholderData}
        onOpen={onOpen}
        onSelect={selection.select}
        onMore={column => void more(column)}
        onMove={wanted => {
          const isCancelled = findCard(shown, wanted.id)?.state !== 'cancelled' && wanted.to === 'cancelled';
          if (isCancelled) setCancelling(wanted);
          else move(wanted);
        }}
      />
      {cancelling && card && (
        <CancelDialog
          title={t('cancelling.title', { name: words.name(card) })}
          onCancel={reason => move(cancelling, reason)}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}
