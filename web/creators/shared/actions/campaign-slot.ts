import { makeSlot } from '../../../ui/page/slot.ts';
import type { DialogProps } from './ActionDialogs.tsx';

/** The dialog that adds creators to a campaign as candidates; the campaigns context fills this slot. */
export const campaignSlot = makeSlot<DialogProps>();
