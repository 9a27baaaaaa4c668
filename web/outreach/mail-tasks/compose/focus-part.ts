const control =
  'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true], button:not(:disabled)';
/** Milliseconds between looks for the element: the editor loads as a chunk of its own. */
const lookEvery = 50;
const looks = 60;

/** Scrolls to the element with the name in `data-goal`, and focuses its first field. */
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
