import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { collaborationStates } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { placeAt } from './visible-rows.ts';

interface DropPlace {
  state: CollaborationState;
  /** Row among the cards rendered there, including the held one. */
  at: number;
}

export interface DragHandlers {
  onLift: () => void;
  onOver: (place: DropPlace | null) => void;
  /** Null if it was dropped outside, or cancelled. */
  onEnd: (place: DropPlace | null) => void;
  countIn: (state: CollaborationState) => number;
}

/** Pixels until a press becomes a drag. */
const slack = 6;
/** Milliseconds that a finger must rest on a card to pick it up; before that, it scrolls. */
const rest = 320;
/** Within this many pixels of an edge the board scrolls, by at most so many per frame. */
const edge = 56;
const speed = 16;

/** How far to scroll in a frame; 0 away from the edges. */
const pull = (at: number, from: number, to: number): number => {
  if (at < from + edge) return -Math.ceil((Math.min(edge, from + edge - at) / edge) * speed);
  if (at > to - edge) return Math.ceil((Math.min(edge, at - to + edge) / edge) * speed);
  return 0;
};

/** Follows a press on a card until it ends. Meanwhile React renders only the place where it would be dropped. */
export function startDrag(
  card: HTMLElement,
  board: HTMLElement,
  press: PointerEvent,
  on: DragHandlers,
): void {
  const box = card.getBoundingClientRect();
  const isTouch = press.pointerType !== 'mouse';
  const over = new AbortController();
  const { signal } = over;
  let [x, y] = [press.clientX, press.clientY];
  let ghost: HTMLElement | null = null;
  let frame = 0;
  let place: DropPlace | null = null;

  function columnHere() {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
    const column = found && board.contains(found) ? found : null;
    return { column, list: column?.querySelector<HTMLElement>('[data-list]') ?? null };
  }

  function placeHere(): DropPlace | null {
    const { column, list } = columnHere();
    const state = collaborationStates.find(each => each === column?.dataset['column']);
    const offset = list ? y - list.getBoundingClientRect().top + list.scrollTop : 0;
    return state ? { state, at: placeAt(offset, list ? on.countIn(state) : 0) } : null;
  }

  function follow(): void {
    if (!ghost) return;
    ghost.style.transform = `translate(${x - press.clientX}px, ${y - press.clientY}px) rotate(1.5deg)`;
    const { list } = columnHere();
    const edges = board.getBoundingClientRect();
    board.scrollLeft += pull(x, edges.left, edges.right);
    if (list) {
      const { top, bottom } = list.getBoundingClientRect();
      list.scrollTop += pull(y, top, bottom);
    }
    const next = placeHere();
    if (next?.state !== place?.state || next?.at !== place?.at) {
      place = next;
      on.onOver(place);
    }
    frame = requestAnimationFrame(follow);
  }

  function lift(): void {
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      inset: 'auto',
      top: `${box.top}px`,
      left: `${box.left}px`,
      width: `${box.width}px`,
      zIndex: '300',
      pointerEvents: 'none',
      boxShadow: 'var(--float)',
    });
    ghost.removeAttribute('data-card');
    document.body.append(ghost);
    document.body.style.cursor = 'grabbing';
    on.onLift();
    follow();
  }

  function end(result: DropPlace | null): void {
    clearTimeout(timer);
    over.abort();
    cancelAnimationFrame(frame);
    if (!ghost) return;
    ghost.remove();
    document.body.style.cursor = '';
    // The click that follows the same press is ignored.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    on.onEnd(result);
  }

  const timer = isTouch ? setTimeout(lift, rest) : undefined;
  const listen = <K extends keyof WindowEventMap>(kind: K, act: (event: WindowEventMap[K]) => void) =>
    addEventListener(kind, act, { signal, passive: false, capture: true });
  listen('pointermove', event => {
    if (event.pointerId !== press.pointerId) return;
    [x, y] = [event.clientX, event.clientY];
    if (ghost || Math.hypot(x - press.clientX, y - press.clientY) < slack) return;
    if (isTouch) end(null);
    else lift();
  });
  listen('pointerup', event => {
    if (event.pointerId !== press.pointerId) return;
    // A quick hand lets go before the next frame: what counts is where it is now.
    [x, y] = [event.clientX, event.clientY];
    end(ghost && placeHere());
  });
  listen('pointercancel', () => end(null));
  // Without this a finger would scroll instead.
  listen('touchmove', event => ghost && event.preventDefault());
  listen('contextmenu', event => ghost && event.preventDefault());
  listen('keydown', event => {
    if (event.key !== 'Escape' || !ghost) return;
    event.stopPropagation();
    end(null);
  });
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Calls `act` if a press is pulled as if to drag, where nothing can be dragged. */
export function whenPulled(press: PointerEvent, act: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) < slack) return;
      over.abort();
      act();
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel'] as const)
    addEventListener(kind, () => over.abort(), { signal });
}
