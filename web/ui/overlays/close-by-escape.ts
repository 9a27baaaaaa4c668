/**
 * Lets Escape close an overlay before the focus has arrived in it, since the library listens inside only. To be called
 * on key presses of the whole document.
 */
export function closeByEscape(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.ariaHasPopup !== 'dialog' || target.ariaExpanded !== 'true') return;
  event.preventDefault();
  target.click();
}
