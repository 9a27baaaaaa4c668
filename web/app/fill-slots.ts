import { closureSlot, singleSignOnSlot } from '../identity/sign-in/profile/profile-slots.ts';
import { emailTabSlot } from '../creators/insights/email-tab-slot.ts';
import { campaignSlot } from '../creators/shared/actions/campaign-slot.ts';
import { hintSlot } from '../layout/hint-slot.ts';
import { findSlot } from '../layout/search/find-slot.ts';
import { watchSlot } from '../market/shared/watch/watch-slot.ts';
import { loadTexts } from '../i18n/texts.ts';
import { mailboxCardSlot, mailboxFactSlot } from '../outreach/senders/mailbox-slots.ts';

/** Fills the slots of pages with parts of later contexts. */
export function fillSlots() {
  closureSlot.fill(async () => (await import('../workspace/closures/load-closure.ts')).loadClosure());
  singleSignOnSlot.fill(async () =>
    (await import('../workspace/single-sign-on/own/load-own.ts')).loadOwnSingleSignOn(),
  );
  emailTabSlot.fill(async () => (await import('../inbox/creator-mail/EmailTab.tsx')).EmailTab);
  campaignSlot.fill(
    async () => (await import('../campaigns/candidates/add-creators/CampaignDialog.tsx')).CampaignDialog,
  );
  watchSlot.fill(async () => (await import('../monitoring/monitors/watch/WatchDialog.tsx')).WatchDialog);
  hintSlot.fill(async () => {
    const [{ StepHint }] = await Promise.all([
      import('../home/first-steps/StepHint.tsx'),
      loadTexts('first-steps'),
    ]);
    return StepHint;
  });
  mailboxFactSlot.fill(async () => (await import('../inbox/mailboxes/MailboxFact.tsx')).MailboxFact);
  findSlot.fill(async () => (await import('../home/find/load-find.ts')).loadFind());
  mailboxCardSlot.fill(async () => (await import('../inbox/mailboxes/MailboxCard.tsx')).MailboxCard);
}
