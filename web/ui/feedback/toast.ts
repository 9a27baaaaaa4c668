import { toastTimes } from '../../../contract/core/limits.ts';

/** There is one toast at a time: a new one replaces it. */
export type ToastKind = 'success' | 'warning' | 'error';

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action: ToastAction | null;
}

/** A button in the toast. */
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
  action: ToastAction | null = null,
): void {
  clearTimeout(timer);
  change({ id: nextId++, kind, text, action });
  if (ms > 0) timer = setTimeout(closeToast, ms);
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
