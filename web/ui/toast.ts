/** One toast at a time: a new one closes the one before (spec §8). */
export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** Milliseconds of spec §8 and §9; 0 stays until closed. */
export const toastTimes = {
  sticky: 0,
  session: 1500,
  error: 3000,
  standard: 5000,
  entitlement: 8000,
} as const;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

export function showToast(kind: ToastKind, text: string, ms: number = toastTimes.standard): void {
  clearTimeout(timer);
  change({ id: nextId++, kind, text });
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
