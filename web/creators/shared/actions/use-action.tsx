import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { actionDialogs } from './action-dialogs.ts';
import type { ActionName, OpenAction, Target } from './action-target.ts';
import { useWriteTo } from './use-write-to.tsx';

/**
 * Begins an action on creators: most open a dialog, the others are carried out at once.
 * @param onDone after a dialog has done what it asks
 * @returns `begin`, and the dialogs to draw
 */
export function useAction(onDone?: (action: OpenAction) => void) {
  const navigate = useNavigate();
  const { writeTo, dialog } = useWriteTo();
  const [asked, setAsked] = useState<OpenAction | null>(null);
  const parts = actionDialogs.useWanted(asked !== null);

  function begin(what: ActionName, target: Target): void {
    if (what === 'write') void writeTo(target.meant);
    else if (what !== 'compare') setAsked({ what, target });
    else if (target.meant.of === 'ids') void navigate(paths.comparison(target.meant.ids));
  }

  const dialogs: ReactNode = (
    <>
      {dialog}
      {asked && parts && (
        <parts.ActionDialogs
          asked={asked}
          onClose={isDone => {
            if (isDone) onDone?.(asked);
            setAsked(null);
          }}
        />
      )}
    </>
  );
  return { begin, dialogs };
}
