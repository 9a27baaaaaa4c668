import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { getUnsubscribe, unsubscribe } from '../../../contract/outreach/unsubscribes.ts';
import { call, CallError } from '../../app/api.ts';

type State = { shown: ReplyOf<typeof getUnsubscribe> } | { refusal: CallError } | null;

/** What the unsubscribe link would stop, and the call that stops it. Works without sign-in and stores nothing. */
export function useUnsubscribe(token: string) {
  const [state, setState] = useState<State>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call(getUnsubscribe, {
      params: { token },
      errorDisplay: 'page',
      signal: leaving.signal,
    }).then(
      shown => setState({ shown }),
      (error: unknown) => {
        if (error instanceof CallError) setState({ refusal: error });
      },
    );
    return () => leaving.abort();
  }, [token]);

  async function stop(): Promise<void> {
    setBusy(true);
    try {
      await call(unsubscribe, { params: { token } });
      setState(current =>
        current && 'shown' in current ? { shown: { ...current.shown, unsubscribed: true } } : current,
      );
    } catch {
      // A toast has shown it; the button is enabled again.
    } finally {
      setBusy(false);
    }
  }
  return { state, isBusy, stop };
}
