import { Suspense } from 'react';
import { type WatchDialogProps, watchSlot } from './watch-slot.ts';

/** Into which monitor project something goes. */
export function WatchDialog(props: WatchDialogProps) {
  return (
    <Suspense>
      <watchSlot.Part {...props} />
    </Suspense>
  );
}
