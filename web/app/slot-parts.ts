import { loadTexts } from '../i18n/texts.ts';

export const loadClosure = async () => (await import('../workspace/closures/load-closure.ts')).loadClosure();

export const loadOwnSingleSignOn = async () =>
  (await import('../workspace/single-sign-on/own/load-own.ts')).loadOwnSingleSignOn();

export const loadEmailTab = async () => (await import('../inbox/creator-mail/EmailTab.tsx')).EmailTab;

export const loadCampaignDialog = async () =>
  (await import('../campaigns/candidates/add-creators/CampaignDialog.tsx')).CampaignDialog;

export const loadWatchDialog = async () =>
  (await import('../monitoring/monitors/watch/WatchDialog.tsx')).WatchDialog;

export const loadMailboxFact = async () => (await import('../inbox/mailboxes/MailboxFact.tsx')).MailboxFact;

export const loadMailboxCard = async () => (await import('../inbox/mailboxes/MailboxCard.tsx')).MailboxCard;

export async function loadStepHint() {
  const [{ StepHint }] = await Promise.all([
    import('../home/first-steps/StepHint.tsx'),
    loadTexts('first-steps'),
  ]);
  return StepHint;
}

export const loadFind = async () => (await import('../home/find/load-find.ts')).loadFind();
