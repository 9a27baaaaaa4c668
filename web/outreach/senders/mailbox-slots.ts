import { makeSlot } from '../../ui/page/slot.ts';

/** The sync state of a sender's mailbox, on its card and beside its form; the inbox context fills these slots. */
export const mailboxFactSlot = makeSlot<{ senderId: number }>();
export const mailboxCardSlot = makeSlot<{ senderId: number }>();
