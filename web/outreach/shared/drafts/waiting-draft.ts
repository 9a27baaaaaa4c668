/**
 * The address of a mail draft that somebody left to connect a mailbox. The tab remembers it, because the way may lead
 * over the pages of the mail provider. Without the browser's storage nothing leads back.
 */
const key = 'starbridge-waiting-draft';

/** Called on the page of the draft, when a link leads from it to the mailboxes. */
export function leaveDraft(): void {
  try {
    sessionStorage.setItem(key, location.pathname + location.search);
  } catch {
    // The draft is saved either way.
  }
}

export function waitingDraft(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetWaitingDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
