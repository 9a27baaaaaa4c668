import { closureSlot, singleSignOnSlot } from '../identity/sign-in/profile/profile-slots.ts';
import { emailTabSlot } from '../creators/insights/email-tab-slot.ts';
import { campaignSlot } from '../creators/shared/actions/campaign-slot.ts';
import { hintSlot } from '../layout/hint-slot.ts';
import { findSlot } from '../layout/search/find-slot.ts';
import { watchSlot } from '../market/shared/watch/watch-slot.ts';
import { mailboxCardSlot, mailboxFactSlot } from '../outreach/senders/mailbox-slots.ts';

/** In a file of its own: pages need not load the names of all the files that the parts consist of. */
const parts = () => import('./slot-parts.ts');

/** Fills the slots of pages with parts of later contexts. */
export function fillSlots() {
  closureSlot.fill(async () => (await parts()).loadClosure());
  singleSignOnSlot.fill(async () => (await parts()).loadOwnSingleSignOn());
  emailTabSlot.fill(async () => (await parts()).loadEmailTab());
  campaignSlot.fill(async () => (await parts()).loadCampaignDialog());
  watchSlot.fill(async () => (await parts()).loadWatchDialog());
  hintSlot.fill(async () => (await parts()).loadStepHint());
  mailboxFactSlot.fill(async () => (await parts()).loadMailboxFact());
  mailboxCardSlot.fill(async () => (await parts()).loadMailboxCard());
  findSlot.fill(async () => (await parts()).loadFind());
}
