import { emailTabSlot } from '../creators/insights/email-tab-slot.ts';
import { campaignSlot } from '../creators/shared/actions/campaign-slot.ts';
import { watchSlot } from '../market/shared/watch/watch-slot.ts';
import { mailboxCardSlot, mailboxFactSlot } from '../outreach/senders/mailbox-slots.ts';

/** Puts parts of later contexts where pages of earlier ones leave a place for them. */
export function fillSlots() {
  emailTabSlot.fill(async () => (await import('../inbox/creator-mail/EmailTab.tsx')).EmailTab);
  campaignSlot.fill(
    async () => (await import('../campaigns/candidates/add-creators/CampaignDialog.tsx')).CampaignDialog,
  );
  watchSlot.fill(async () => (await import('../monitoring/monitors/watch/WatchDialog.tsx')).WatchDialog);
  mailboxFactSlot.fill(async () => (await import('../inbox/mailboxes/MailboxFact.tsx')).MailboxFact);
  mailboxCardSlot.fill(async () => (await import('../inbox/mailboxes/MailboxCard.tsx')).MailboxCard);
}
