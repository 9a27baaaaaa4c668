/**
 * The behaviour of modal dialogs that the DOM of these tests lacks: Escape asks the top dialog to close, and a closed
 * one returns the focus (HTML standard: "showModal", "close", "close requests").
 */
const open: { dialog: HTMLDialogElement; before: Element | null }[] = [];

HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  open.push({ dialog: this, before: document.activeElement });
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close = function closeIt(this: HTMLDialogElement) {
  if (!this.open) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
  const at = open.findIndex(({ dialog }) => dialog === this);
  const [closed] = at < 0 ? [] : open.splice(at, 1);
  if (closed?.before instanceof HTMLElement) closed.before.focus();
};

document.addEventListener('keydown', event => {
  const top = open.at(-1)?.dialog;
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

/** Called between tests, for dialogs of removed pages. */
export const forgetModalDialogs = (): void => void open.splice(0);
