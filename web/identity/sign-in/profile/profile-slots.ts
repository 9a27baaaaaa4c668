import { makeSlot } from '../../../ui/page/slot.ts';

/** How the account signs in by the provider of its organisation. */
export const singleSignOnSlot = makeSlot<object>();

/** The end of the profile: closing the account, or the whole team. */
export const closureSlot = makeSlot<object>();
