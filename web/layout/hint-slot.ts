import { makeSlot } from '../ui/page/slot.ts';

/** A hint above a page that its address asks for; the home context fills this slot. */
export const hintSlot = makeSlot<object>();
