import {
  getCodeChallenge,
  listSandboxMessages,
  sendPhoneCode,
} from '../../../../../contract/identity/phone-codes.ts';
import { solve } from '../../../../../test/harness/app/call-endpoint.ts';
import type { Steps } from '../steps.ts';

/** One of its own for each team and prefix. */
export const phoneOf = ({ username }: Steps, prefix: string): string =>
  prefix +
  String(
    10_000_000 + ([...username].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 80_000_000),
  );

/** The code that the phone would show, after the proof of work that more than a few codes want. */
export async function codeFor({ call }: Steps, phone: string): Promise<string> {
  const params = { phone };
  const task = await call(getCodeChallenge, { params });
  if (task) {
    const query = { challenge: task.challenge, proof: solve(task.challenge, task.bits) };
    await call(sendPhoneCode, { params, query });
  }
  const messages = (await call(listSandboxMessages))?.messages ?? [];
  return messages.find(message => message.phone === phone && message.code)?.code ?? '000000';
}
