import { useEffect, useState } from 'react';

/** The time until which no other code may be requested, by phone number; milliseconds of the browser's clock. */
type Waits = Record<string, number>;

/** In session storage: survives a reload, not the tab. The key is built as in storage.ts. */
const key = 'starbridge-code_waits-Object';
const secondMs = 1000;

function readWaits(): Waits {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Waits;
  } catch {
    return {};
  }
}

function keepWait(phone: string, until: number): void {
  const running = Object.entries(readWaits()).filter(([, end]) => end > Date.now());
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(running), [phone]: until }));
  } catch {
    // The server enforces the wait too; only the countdown is lost.
  }
}

const secondsLeft = (phone: string) =>
  Math.max(0, Math.ceil(((readWaits()[phone] ?? 0) - Date.now()) / secondMs));

/** Seconds until another code may be sent to `phone`, counting down, also after a reload. */
export function useCodeWait(phone: string): { seconds: number; start: (seconds: number) => void } {
  const [, draw] = useState(0);
  const seconds = secondsLeft(phone);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => draw(count => count + 1), secondMs / 2);
    return () => clearInterval(clock);
  }, [isWaiting]);
  return {
    seconds,
    start(wait) {
      keepWait(phone, Date.now() + wait * secondMs);
      draw(count => count + 1);
    },
  };
}
