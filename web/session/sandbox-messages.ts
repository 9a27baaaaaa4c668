import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../contract/core/endpoint.ts';
import { listSandboxMessages } from '../../contract/identity/phone-codes.ts';
import { call } from '../app/api.ts';
import { knownSettings, signInSettings } from './token-calls.ts';

export type SandboxMessage = ReplyOf<typeof listSandboxMessages>['messages'][number];

const pollMs = 3000;

/**
 * The latest text messages of the sandbox, newest first, polled every 3 s while the page is visible; null if messages
 * are really sent. `look` polls at once.
 */
export function useSandboxMessages(): { messages: SandboxMessage[] | null; refresh: () => void } {
  const [messages, setMessages] = useState<SandboxMessage[] | null>(knownSettings()?.sandbox ? [] : null);
  const latestPoll = useRef(() => {});
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll() {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const { messages: latest } = await call(listSandboxMessages, {
        errorDisplay: 'page',
        signal: stop.signal,
      });
      setMessages(latest);
      clearTimeout(timer);
      timer = setTimeout(refresh, pollMs);
    }
    // If they cannot be loaded, the code can still be typed.
    const refresh = () => void poll().catch(() => undefined);
    signInSettings()
      .then(({ sandbox }) => {
        if (!sandbox || stop.signal.aborted) return;
        latestPoll.current = refresh;
        document.addEventListener('visibilitychange', refresh, { signal: stop.signal });
        refresh();
      })
      .catch(() => undefined);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return { messages, refresh: () => latestPoll.current() };
}
