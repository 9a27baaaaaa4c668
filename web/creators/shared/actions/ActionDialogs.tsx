import { Suspense } from 'react';
import type { OpenAction, Target } from './action-target.ts';
import { campaignSlot } from './campaign-slot.ts';
import { BlockDialog } from './dialogs/BlockDialog.tsx';
import { ExportDialog } from './dialogs/ExportDialog.tsx';
import { NoteDialog } from './dialogs/NoteDialog.tsx';
import { RemoveDialog } from './dialogs/RemoveDialog.tsx';
import { SaveDialog } from './dialogs/SaveDialog.tsx';
import { StatusDialog } from './dialogs/StatusDialog.tsx';
import { TagDialog } from './dialogs/TagDialog.tsx';

export interface DialogProps {
  target: Target;
  onClose: (isDone: boolean) => void;
}

/** The dialog of the current action. */
export function ActionDialogs({ asked, onClose }: { asked: OpenAction; onClose: (isDone: boolean) => void }) {
  const { what, target } = asked;
  switch (what) {
    case 'save':
    case 'copy':
    case 'move':
      return <SaveDialog what={what} target={target} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog target={target} onClose={onClose} />;
    case 'tag':
      return <TagDialog target={target} onClose={onClose} />;
    case 'note':
      return <NoteDialog target={target} onClose={onClose} />;
    case 'status':
      return <StatusDialog target={target} onClose={onClose} />;
    case 'block':
      return <BlockDialog target={target} onClose={onClose} />;
    case 'export':
      return <ExportDialog target={target} onClose={onClose} />;
    case 'campaign':
      return (
        <Suspense>
          <campaignSlot.Part target={target} onClose={onClose} />
        </Suspense>
      );
  }
}
