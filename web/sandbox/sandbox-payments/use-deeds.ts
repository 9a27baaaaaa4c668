import { useState } from 'react';
import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import { doWithPhone, type PhonePayment } from './queries.ts';

/** One deed at a time; a refusal is told by a toast. */
export function useDeeds(orderNumber: string, onDone: (payment: PhonePayment) => void) {
  const [busy, setBusy] = useState<PhoneDeed | null>(null);
  async function act(deed: PhoneDeed): Promise<void> {
    setBusy(deed);
    try {
      onDone(await doWithPhone(orderNumber, deed));
    } catch {
      // Told already; the buttons are there again.
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
