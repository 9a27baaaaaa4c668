import { dice } from '../../../../test/chaos/dice.ts';
import type { Endpoint, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { walkAccount } from '../chains/account-chain.ts';
import { walkCampaign } from '../chains/campaign-chain.ts';
import { walkCreator } from '../chains/creator-chain.ts';
import { walkCreators } from '../chains/creators-chain.ts';
import { walkLetters } from '../chains/letters-chain.ts';
import { walkMail } from '../chains/mail-chain.ts';
import { walkMonitor } from '../chains/monitor-chain.ts';
import { walkOperator } from '../chains/operator-chain.ts';
import { walkPage } from '../chains/page-chain.ts';
import type { Steps } from '../chains/steps.ts';
import { walkTeam } from '../chains/team-chain.ts';
import { walkTracking } from '../chains/tracking-chain.ts';
import { drawSound } from '../draw/draw-request.ts';
import { isForTheEnd } from '../draw/for-the-end.ts';
import { asSent } from '../draw/likely-texts.ts';
import type { Seen } from '../seen.ts';
import { isDone, send, type Answer, type Sending } from '../send.ts';
import type { Caller } from './callers.ts';

const chains = [
  walkCreators,
  walkCreator,
  walkCampaign,
  walkPage,
  walkMail,
  walkLetters,
  walkTracking,
  walkMonitor,
  walkAccount,
  walkTeam,
];
/** So many of everything for each team that what is deleted leaves others. */
const turns = 3;
/** Sound calls until one is done. */
const maxTries = 10;

interface Preparing {
  address: string;
  seed: number;
  endpoints: readonly Endpoint[];
  callers: readonly Caller[];
  seen: Seen;
  /** Every answer is judged, also these. */
  onAnswer: (caller: Caller, sending: Sending, answer: Answer) => void;
}

/** Sends as somebody, and remembers what the answer names. */
async function ask(work: Preparing, caller: Caller, sending: Sending): Promise<Answer> {
  const answer = await send(work.address, caller, sending);
  work.seen.take(sending.endpoint, answer);
  work.onAnswer(caller, sending, answer);
  if (isDone(answer)) caller.own.take(sending.endpoint.path, answer.data);
  return answer;
}

async function walkChains(
  work: Preparing,
  caller: Caller,
  chains: readonly ((steps: Steps) => Promise<void>)[],
): Promise<void> {
  for (let turn = 1; turn <= turns; turn++) {
    const call: Steps['call'] = async (endpoint, { file, params, query, body, token } = {}) => {
      const values = { ...(params && { params }), ...(query && { query }), ...(body && { body }) };
      const by = token === undefined ? caller : { ...caller, token };
      const answer = await ask(work, by, { endpoint, values, ...(file && { file }) });
      if (!isDone(answer)) work.seen.takeRefusal(endpoint, answer);
      return isDone(answer) ? (answer.data as ReplyOf<typeof endpoint>) : null;
    };
    const { username = '', password = '', teamId = 0 } = caller.account ?? {};
    const steps = { mark: caller.mark, turn, username, password: asSent(password), teamId, call };
    for (const chain of chains) await chain(steps);
  }
}

/** Reading first, because it finds what others need; what deletes last. */
const order = ['GET', 'POST', 'PUT', 'DELETE'];

/** Every operation that was not done yet, with sound values, as somebody who may. */
async function walkAll(work: Preparing, caller: Caller, random: () => number): Promise<void> {
  const sorted = work.endpoints.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
  for (const endpoint of sorted) {
    if (isForTheEnd(endpoint)) continue;
    for (let tries = 0; tries < maxTries; tries++) {
      const answer = await ask(work, caller, { endpoint, values: drawSound(endpoint, caller, random) });
      if (isDone(answer) || answer.status === 401 || answer.status === 403) break;
      work.seen.takeRefusal(endpoint, answer);
    }
  }
}

/**
 * Fills what is known to exist, one call after the other so that every run with a seed has the same world: chains of
 * sound calls by both teams, then every operation with what they named, twice.
 */
export async function prepare(work: Preparing): Promise<void> {
  const named = (name: string) => work.callers.filter(caller => caller.name === name);
  const owners = [...named('one owner'), ...named('two owner')];
  const random = dice(work.seed);
  for (const owner of owners) {
    // Tokens of the fixtures, which no answer tells.
    for (const token of [`page of ${owner.mark}`, owner.mark]) owner.own.add('token', token);
    await walkChains(work, owner, chains);
  }
  for (const operator of named('operator')) await walkChains(work, operator, [walkOperator]);
  for (let round = 0; round < 2; round++) {
    for (const caller of [...owners, ...named('operator')]) await walkAll(work, caller, random);
  }
}
