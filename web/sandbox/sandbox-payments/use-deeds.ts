import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import { usePhoneDeed } from './queries.ts';

/** Runs one action at a time; a toast shows any error. */
export function useDeeds(orderNumber: string): Deeds {
  const { mutate, isPending, variables } = usePhoneDeed(orderNumber);
  return { busy: isPending ? variables : null, act: deed => mutate(deed) };
}

export interface Deeds {
  busy: PhoneDeed | null;
  act: (deed: PhoneDeed) => void;
}
