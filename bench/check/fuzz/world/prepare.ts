import { dice } from '../../../../test/chaos/dice.ts';
import type { Endpoint } from '../../../../contract/core/endpoint.ts';
import { walkAccount } from '../chains/accounts/account-chain.ts';
import { walkCampaign } from '../chains/campaigns/campaign-chain.ts';
import { walkCatalogue } from '../chains/creators/catalogue-chain.ts';
import { walkCreator } from '../chains/creators/creator-chain.ts';
import { walkCreators } from '../chains/creators/creators-chain.ts';
import { walkInbox } from '../chains/mail/inbox-chain.ts';
import { walkLetters } from '../chains/mail/letters-chain.ts';
import { walkMail } from '../chains/mail/mail-chain.ts';
import { walkMonitor } from '../chains/campaigns/monitor-chain.ts';
import { walkOperator } from '../chains/accounts/operator-chain.ts';
import { walkOutbox } from '../chains/mail/outbox-chain.ts';
import { walkPage } from '../chains/campaigns/page-chain.ts';
import { walkRegister } from '../chains/accounts/register-chain.ts';
import { walkSecondFactor } from '../chains/accounts/second-factor-chain.ts';
import { walkSenders } from '../chains/mail/senders-chain.ts';
import type { Steps } from '../chains/steps.ts';
import { walkSignOn } from '../chains/accounts/sign-on-chain.ts';
import { walkTeam } from '../chains/accounts/team-chain.ts';
import { walkTracking } from '../chains/campaigns/tracking-chain.ts';
import { drawSound } from '../draw/draw-request.ts';
import { isForTheEnd } from '../draw/for-the-end.ts';
import { isDone } from '../send.ts';
import type { Caller } from './callers.ts';
import { ask, stepsOf, type Asking } from './steps-of.ts';

const chains = [
  walkCreators,
  walkCatalogue,
  walkCreator,
  walkCampaign,
  walkPage,
  walkSenders,
  walkMail,
  walkOutbox,
  walkLetters,
  walkInbox,
  walkTracking,
  walkMonitor,
  walkAccount,
  walkSecondFactor,
  walkSignOn,
  walkTeam,
];
/** So many of everything for each team that what is deleted leaves others. */
const turns = 3;
/** Sound calls until one is done. */
const maxTries = 10;

interface Preparing extends Asking {
  seed: number;
  endpoints: readonly Endpoint[];
  callers: readonly Caller[];
}

async function walkChains(
  work: Preparing,
  caller: Caller,
  chains: readonly ((steps: Steps) => Promise<void>)[],
): Promise<void> {
  for (let turn = 1; turn <= turns; turn++) {
    const steps = stepsOf(work, caller, turn);
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
  for (const operator of named('operator')) await walkChains(work, operator, [walkOperator, walkRegister]);
  for (let round = 0; round < 2; round++) {
    for (const caller of [...owners, ...named('operator')]) await walkAll(work, caller, random);
  }
}
