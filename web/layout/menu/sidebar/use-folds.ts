import { useState, useSyncExternalStore } from 'react';
import type { MenuEntry } from '../../../../contract/workspace/team.ts';
import { recall, remember } from '../../../ui/settings/storage.ts';
import { type Folds, foldedGroups, rowSize } from './menu-folds.ts';

const key = 'menu-folds';

/** Pixels above and below the list: the bar, and the foot with its padding. */
const aroundList = 116;

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

const recallFolds = (): Folds =>
  Object.fromEntries(
    Object.entries(recall<Record<string, boolean>>(key, {})).filter(
      ([, value]) => typeof value === 'boolean',
    ),
  );

/** Which groups of the menu are folded; kept in this browser, so that it is known before the first paint. */
export function useFolds(
  groups: readonly MenuEntry[],
  { fixed, isTouch }: { fixed: number; isTouch: boolean },
): { folded: ReadonlySet<string>; toggle: (label: string) => void } {
  const [folds, setFolds] = useState(recallFolds);
  const height = useSyncExternalStore(onResize, () => innerHeight) - aroundList;
  const folded = foldedGroups(groups, folds, {
    height,
    fixed,
    entryHeight: isTouch ? rowSize.touch : rowSize.entry,
  });
  return {
    folded,
    toggle(label) {
      const next = { ...folds, [label]: !folded.has(label) };
      setFolds(next);
      remember(key, next);
    },
  };
}
