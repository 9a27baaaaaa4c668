import { Suspense } from 'react';
import { type WatchDialogProps, watchSlot } from './watch-slot.ts';

/** Chooses the monitor project for something in a ranking. */
export function WatchDialog(props: WatchDialogProps) {
  return (
    <Suspense>
      <watchSlot.Part {...props} />
    </Suspense>
  );
}
