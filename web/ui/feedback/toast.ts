import { toastTimes } from '../../../contract/core/limits.ts';

/** There is one toast at a time: a new one replaces it. */
export type ToastKind = 'success' | 'warning' | 'error';

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  ms: number;
  actions: readonly ToastAction[];
}

/** A button in the toast: what can be done about it, or where it leads. */
export interface ToastAction {
  text: string;
  onPress: () => void;
}

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast for `ms` milliseconds; 0 means until it is closed. */
export function showToast(
  kind: ToastKind,
  text: string,
  ms: number = toastTimes.standard,
  ...actions: ToastAction[]
): void {
  change({ id: nextId++, kind, text, ms, actions });
  resumeToast();
}

/** Nothing goes while somebody points at it or is in it by keyboard. */
export const holdToast = () => clearTimeout(timer);

/** Its time begins again. */
export function resumeToast(): void {
  holdToast();
  if (current && current.ms > 0) timer = setTimeout(closeToast, current.ms);
}

export function closeToast(): void {
  clearTimeout(timer);
  change(null);
}

export const currentToast = () => current;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
