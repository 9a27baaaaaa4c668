import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { finishSingleSignOn } from '../../../../contract/workspace/single-sign-on.ts';
import { call } from '../../../app/api.ts';
import { keepPair } from '../../../session/token-calls.ts';
import { takeKeptFlow } from '../kept-flow.ts';

export type Ending = ReplyOf<typeof finishSingleSignOn>;

const endings = new Map<string, Promise<Ending | null>>();

async function finish(address: string): Promise<Ending | null> {
  const flow = takeKeptFlow();
  if (!flow) return null;
  const options = { body: { flow, address }, signsIn: true, errorDisplay: 'page' } as const;
  const ending = await call(finishSingleSignOn, options);
  if (ending.tokens) keepPair(ending.tokens);
  return ending;
}

/**
 * Ends what was begun in this tab; once for each address, however often the page is drawn. @returns null if nothing was
 * begun here
 */
export function finishFlow(address: string): Promise<Ending | null> {
  const known = endings.get(address);
  if (known) return known;
  const ending = finish(address);
  endings.set(address, ending);
  return ending;
}
