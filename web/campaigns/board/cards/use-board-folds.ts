import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { BoardColumn } from '../../../../contract/campaigns/board.ts';
import {
  type CollaborationState,
  collaborationStates,
} from '../../../../contract/campaigns/collaboration-kinds.ts';
import { recall, remember } from '../../../ui/settings/storage.ts';
import { type BoardFolds, foldedColumns, isFoldedAnyway } from './board-folds.ts';

const key = 'board-folds';

function recallFolds(): BoardFolds {
  const kept = recall<Record<string, boolean>>(key, {});
  return Object.fromEntries(
    collaborationStates.flatMap(state => (typeof kept[state] === 'boolean' ? [[state, kept[state]]] : [])),
  );
}

/** Which columns are folded; what the reader chose is kept in this browser. */
export function useBoardFolds(columns: readonly BoardColumn[], board: RefObject<HTMLElement | null>) {
  const [folds, setFolds] = useState(recallFolds);
  /** Unfolded for a card that came, until the board is left. */
  const [opened, setOpened] = useState<BoardFolds>({});
  /** What was empty at first counts as empty: a card that comes must not fold another column. */
  const [first] = useState(columns);
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [board]);
  const choose = useCallback((state: CollaborationState, isFolded: boolean) => {
    setOpened(known => ({ ...known, [state]: undefined }));
    setFolds(known => {
      const next = { ...known, [state]: isFolded };
      remember(key, next);
      return next;
    });
  }, []);
  const openFor = useCallback(
    (state: CollaborationState) => setOpened(known => ({ ...known, [state]: false })),
    [],
  );
  return {
    folded: foldedColumns(first, { ...folds, ...definedOf(opened) }, width),
    /** Folded for another reason than the room. */
    staysFolded: (state: CollaborationState) => isFoldedAnyway(state, folds),
    choose,
    openFor,
  };
}

const definedOf = (folds: BoardFolds): BoardFolds =>
  Object.fromEntries(Object.entries(folds).filter(([, value]) => value !== undefined));
