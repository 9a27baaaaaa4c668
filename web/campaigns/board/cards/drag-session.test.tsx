import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDrag, whenPulled } from './drag-session.ts';

const width = 100;
let board: HTMLElement;
let card: HTMLElement;

/** Two columns side by side. Frames never come, as under a hand that is quicker than the screen. */
beforeEach(() => {
  document.body.innerHTML = `
    <div id="board">
      <section data-column="negotiating"><div data-list></div></section>
      <section data-column="agreed"><div data-list></div></section>
    </div>
    <article data-card="7"></article>`;
  board = document.querySelector('#board') ?? document.body;
  card = document.querySelector('article') ?? document.body;
  const columns = [...board.querySelectorAll('section')];
  document.elementFromPoint = x => columns[Math.floor(x / width)] ?? null;
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => vi.unstubAllGlobals());

const pointer = (kind: string, clientX: number, pointerId = 1) =>
  new PointerEvent(kind, { clientX, clientY: 10, pointerId, pointerType: 'mouse', bubbles: true });

function drag() {
  const places: unknown[] = [];
  startDrag(card, board, pointer('pointerdown', 10), {
    onLift: () => undefined,
    onOver: () => undefined,
    onEnd: place => places.push(place),
    countIn: () => 0,
  });
  return places;
}

test('a card that is dropped quickly lands where the hand let go', () => {
  const places = drag();
  dispatchEvent(pointer('pointermove', 30));
  dispatchEvent(pointer('pointerup', 150));
  expect(places).toEqual([{ state: 'agreed', at: 0 }]);
});

test('a card that is dropped beside the board stays', () => {
  const places = drag();
  dispatchEvent(pointer('pointermove', 150));
  dispatchEvent(pointer('pointerup', 950));
  expect(places).toEqual([null]);
});

test('another finger ends nothing', () => {
  const places = drag();
  dispatchEvent(pointer('pointermove', 150));
  dispatchEvent(pointer('pointerup', 150, 2));
  expect(places).toEqual([]);
});

test('who may not move cards is told once they pull one', () => {
  const act = vi.fn();
  whenPulled(pointer('pointerdown', 10), act);
  dispatchEvent(pointer('pointermove', 12));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(pointer('pointermove', 40));
  dispatchEvent(pointer('pointermove', 80));
  expect(act).toHaveBeenCalledTimes(1);
});
