import { makeSlot } from '../../../ui/page/slot.ts';

/** The end of the profile: closing the account, or the whole team. */
export const closureSlot = makeSlot<object>();
