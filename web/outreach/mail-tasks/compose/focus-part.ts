const control =
  'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true], button:not(:disabled)';
/** Milliseconds: the editor comes as a chunk of its own. */
const lookEvery = 50;
const looks = 60;

/** Brings the part of the page that has the name in `data-goal` into view, and the focus into its first field. */
export function focusPart(name: string): () => void {
  let left = looks;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    const part = document.querySelector<HTMLElement>(`[data-goal="${name}"]`);
    const field = part?.querySelector<HTMLElement>(part.dataset.field ?? control);
    if (part && field) {
      part.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    } else if (left-- > 0) timer = setTimeout(look, lookEvery);
  }
  look();
  return () => clearTimeout(timer);
}
