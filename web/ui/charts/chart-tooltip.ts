/** A tooltip built from DOM elements, so that external text can never become markup. */
export function tooltipOf(
  title: string,
  lines: readonly (readonly [name: string, value: string])[],
): HTMLElement {
  const box = document.createElement('div');
  box.style.maxWidth = '260px';
  box.style.whiteSpace = 'normal';
  const head = document.createElement('div');
  head.textContent = title;
  head.style.fontWeight = '600';
  box.append(head);
  for (const [name, value] of lines) {
    const line = document.createElement('div');
    line.style.cssText = 'display:flex;justify-content:space-between;gap:16px';
    const [label, figure] = [document.createElement('span'), document.createElement('span')];
    label.textContent = name;
    figure.textContent = value;
    line.append(label, figure);
    box.append(line);
  }
  return box;
}
