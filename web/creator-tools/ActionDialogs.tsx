import type { Asked, Target } from './asked.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { CampaignDialog } from './CampaignDialog.tsx';
import { CompareAction } from './CompareAction.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { WriteAction } from './WriteAction.tsx';

export interface DialogProps {
  target: Target;
  onClose: (isDone: boolean) => void;
}

/** The dialog of the action that was begun. */
export function ActionDialogs({ asked, onClose }: { asked: Asked; onClose: (isDone: boolean) => void }) {
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
      return <CampaignDialog target={target} onClose={onClose} />;
    case 'compare':
      return <CompareAction target={target} onClose={onClose} />;
    case 'write':
      return <WriteAction target={target} onClose={onClose} />;
  }
}
