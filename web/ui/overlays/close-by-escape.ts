/**
 * Escape closes what a button has just opened also in the moment before the focus arrives in it: the kit
 * listens for the key only inside. To be called with the key presses of the whole document.
 */
export function closeByEscape(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.ariaHasPopup !== 'dialog' || target.ariaExpanded !== 'true') return;
  event.preventDefault();
  target.click();
}
