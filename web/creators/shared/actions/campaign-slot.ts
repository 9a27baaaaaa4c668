import { makeSlot } from '../../../ui/page/slot.ts';
import type { DialogProps } from './ActionDialogs.tsx';

/** To which campaign creators are added as candidates. */
export const campaignSlot = makeSlot<DialogProps>();
