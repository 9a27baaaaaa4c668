import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { moveCard } from '../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';
import { type Board, findCard, isNoMove, type Move, movedOn, withCardOf } from './board-moves.ts';
import type { BoardQuestion } from './board-state.ts';
import { boardKey } from './queries.ts';

export interface Moves {
  /** The board as it will be when all running moves are done. */
  shown: Board | undefined;
  /** Moves a card at once. If it is refused, the card returns to its place, and a toast says why. */
  move: (move: Move, reason?: string) => void;
}

/**
 * Moves are applied on top of the server's board until it has answered: a refresh meanwhile does not flicker, and a
 * refused move needs no undo. They are sent one after another.
 */
export function useMoves(campaignId: number, question: BoardQuestion, loaded: Board | undefined): Moves {
  const queries = useQueryClient();
  const [pending, setPending] = useState<readonly Move[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const key = boardKey(campaignId, question);
  const shown = useMemo(() => loaded && pending.reduce(movedOn, loaded), [loaded, pending]);

  async function send(move: Move, from: CollaborationState, reason: string) {
    const { id, to, after } = move;
    try {
      const card = await call(moveCard, {
        params: { id },
        body: { from, to, after, reason },
      });
      // A running request was answered from the state before the move.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Board>(key, board => board && withCardOf(movedOn(board, move), card));
    } catch {
      // The toast has shown it; the current state is fetched below.
    } finally {
      setPending(moves => moves.filter(each => each !== move));
      void queries.invalidateQueries({ queryKey: campaignsKey });
    }
  }

  function move(wanted: Move, reason = '') {
    const card = shown && findCard(shown, wanted.id);
    if (!card || isNoMove(shown, wanted)) return;
    setPending(moves => [...moves, wanted]);
    last.current = last.current.then(() => send(wanted, card.state, reason));
  }

  return { shown, move };
}
