import { makeSlot } from '../../ui/page/slot.ts';

/** How far the mailbox of a sender was read: on its card, and beside its form. */
export const mailboxFactSlot = makeSlot<{ senderId: number }>();
export const mailboxCardSlot = makeSlot<{ senderId: number }>();
