import { useState } from 'react';
import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import { doWithPhone, type PhonePayment } from './queries.ts';

/** Runs one action at a time; a toast shows any error. */
export function useDeeds(orderNumber: string, onDone: (payment: PhonePayment) => void) {
  const [busy, setBusy] = useState<PhoneDeed | null>(null);
  async function act(deed: PhoneDeed): Promise<void> {
    setBusy(deed);
    try {
      onDone(await doWithPhone(orderNumber, deed));
    } catch {
      // A toast has shown it; the buttons are enabled again.
    } finally {
      setBusy(null);
    }
  }
  return { busy, act: (deed: PhoneDeed) => void act(deed) };
}

export interface Deeds {
  busy: PhoneDeed | null;
  act: (deed: PhoneDeed) => void;
}
