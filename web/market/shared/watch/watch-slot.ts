import type { Platform } from '../../../../contract/core/platform.ts';
import { makeSlot } from '../../../ui/page/slot.ts';

/** What to monitor, chosen in a ranking; `name` is for the title of the dialog. */
export type ToWatch =
  | { kind: 'post'; name: string; url: string }
  | { kind: 'creator'; name: string; id: number }
  | { kind: 'hashtag'; name: string; platform: Platform };

export interface WatchDialogProps {
  watched: ToWatch;
  onClose: () => void;
}

export const watchSlot = makeSlot<WatchDialogProps>();
