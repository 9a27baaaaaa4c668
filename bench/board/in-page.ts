/** Code that runs in the page, as text: the bench has no browser types. */

/**
 * Navigates with the router, without loading anything already loaded, and waits until the first card of the new board
 * can be focused. Returns milliseconds: the total, and the part spent waiting for responses.
 */
export const enter = (path: string, firstId: number): string => `new Promise(resolve => {
  performance.clearResourceTimings();
  const started = performance.now();
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const look = () => {
    const button = [...document.querySelectorAll('[data-card]')]
      .find(card => Number(card.dataset.card) >= ${firstId})?.querySelector('[data-main][tabindex="0"]')
      ?? [...document.querySelectorAll('[data-main][tabindex="0"]')]
        .find(each => Number(each.closest('[data-card]').dataset.card) >= ${firstId});
    if (!button) return requestAnimationFrame(look);
    button.focus();
    const ended = performance.now();
    const calls = performance.getEntriesByType('resource')
      .filter(entry => entry.name.includes('/office/api/campaigns/'))
      .map(entry => [Math.max(entry.startTime, started), Math.min(entry.responseEnd, ended)])
      .sort((one, other) => one[0] - other[0]);
    let waited = 0, until = 0;
    for (const [from, to] of calls) {
      if (to > until) waited += to - Math.max(from, until);
      until = Math.max(until, to);
    }
    resolve({ all: ended - started, waited, isFocused: document.activeElement === button });
  };
  look();
})`;

/**
 * Scrolls for the given time, the element down and the board back and forth. Returns the maximum number of cards
 * rendered at once.
 */
export const scroll = (list: string, board: string, milliseconds: number): string => `new Promise(resolve => {
  const list = document.querySelector(${JSON.stringify(list)});
  const board = document.querySelector(${JSON.stringify(board)});
  const started = performance.now();
  let max = 0, frames = 0;
  const step = () => {
    frames++;
    list.scrollTop += 140;
    if (board) board.scrollLeft += Math.floor((performance.now() - started) / 700) % 2 ? -30 : 30;
    max = Math.max(max, document.querySelectorAll('[data-card]').length);
    if (performance.now() - started < ${milliseconds}) requestAnimationFrame(step);
    else resolve({ max, frames, scrolled: list.scrollTop });
  };
  step();
})`;

/**
 * The baseline: the same number of similar cards as a plain list, all rendered. Returns milliseconds until they are
 * shown.
 */
export const drawPlainly = (count: number): string => `new Promise(resolve => {
  const card = document.querySelector('[data-card]').outerHTML;
  const list = document.querySelector('[data-column]:first-of-type [data-list]');
  const started = performance.now();
  const plain = document.createElement('div');
  plain.id = 'plain';
  plain.style.cssText = 'height:600px;overflow:auto;position:relative';
  plain.innerHTML = '<ul>' + Array.from({ length: ${count} }, () => card).join('') + '</ul>';
  for (const each of plain.querySelectorAll('[data-card]')) { each.style.position = 'relative'; each.style.marginBottom = '8px'; each.style.top = '0'; }
  list.closest('[role=group]').replaceWith(plain);
  plain.offsetHeight;
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
})`;
