import { dueState } from './due-state.queries.ts';

/** SQL expression for the due state of payable `p` of collaboration `c` in campaign `m`, as of a moment. */
export const payableDueState = (at: Date): ReturnType<typeof dueState> => dueState(at);
