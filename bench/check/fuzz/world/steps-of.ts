import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { realContext } from '../../../../server/core/real-context.ts';
import type { Steps } from '../chains/steps.ts';
import { asSent } from '../draw/likely-texts.ts';
import type { Seen } from '../seen.ts';
import { isDone, send, type Answer, type Sending } from '../send.ts';
import type { Caller } from './callers.ts';

export interface Asking {
  address: string;
  seen: Seen;
  /** Every answer is judged, also these. */
  onAnswer: (caller: Caller, sending: Sending, answer: Answer) => void;
}

/** Sends as somebody, and remembers what the answer names. */
export async function ask(work: Asking, caller: Caller, sending: Sending): Promise<Answer> {
  const answer = await send(work.address, caller, sending);
  work.seen.take(sending.endpoint, answer);
  work.onAnswer(caller, sending, answer);
  if (isDone(answer)) caller.own.take(sending.endpoint.path, answer.data);
  return answer;
}

/** Longer than the rounds of the product’s workers, and than a phone waits for another code. */
const patienceMs = 70_000;
const checkEveryMs = 500;

async function until<T>(look: () => Promise<T | null | undefined>): Promise<T | null> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) return null;
    await sleep(checkEveryMs);
  }
}

/** What a chain goes through as a caller. */
export function stepsOf(work: Asking, caller: Caller, turn: number): Steps {
  const answerTo = (
    endpoint: Sending['endpoint'],
    { file, token, ...values }: Parameters<Steps['call']>[1] = {},
  ) =>
    ask(work, token === undefined ? caller : { ...caller, token }, {
      endpoint,
      values,
      ...(file && { file }),
    });
  const call: Steps['call'] = async (endpoint, options) => {
    const answer = await answerTo(endpoint, options);
    if (!isDone(answer)) work.seen.takeRefusal(endpoint, answer);
    return isDone(answer) ? (answer.data as ReplyOf<typeof endpoint>) : null;
  };
  const refused: Steps['refused'] = async (endpoint, options) => (await answerTo(endpoint, options)).data;
  const { username = '', password = '', teamId = 0 } = caller.account ?? {};
  const { mark } = caller;
  const ctx = realContext();
  return {
    mark,
    turn,
    username,
    password: asSent(password),
    teamId,
    address: work.address,
    now: () => ctx.now(),
    call,
    refused,
    until,
  };
}
