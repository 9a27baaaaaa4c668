import { makeChallenge, spendProof, type ProofOfWork } from '../../core/auth/proof-of-work.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit, usedRates } from '../../core/db/rate-limits.ts';
import { AppError } from '../../core/errors.ts';

const hour = 60 * 60;

/**
 * Few, because a text message costs the operator money and bothers whoever has the number. A network that has none left
 * takes none from the others.
 */
const bareRates = (phone: string, network: string) => [
  { key: `code-bare-address:${network}`, max: 5, seconds: hour },
  { key: `code-bare-phone:${phone}`, max: 3, seconds: 24 * hour },
  { key: 'code-bare', max: 60, seconds: hour },
];

const subjectOf = (phone: string) => `phone code ${phone}`;

const proven = { key: 'code-proven', max: 1_000_000, seconds: hour };
/** 130,000 hashes on average, which is less than a second in a browser. */
const bits = 17;
/** With every doubling of the codes of an hour, the work doubles, up to some seconds. */
const more = { from: 50, max: 5 };

export async function makeCodeChallenge(
  db: Db,
  ctx: Context,
  phone: string,
): Promise<{ challenge: string; bits: number }> {
  const used = await usedRates(db, ctx.now(), [proven.key]);
  const doublings = Math.floor(Math.log2(1 + (used.get(proven.key)?.taken ?? 0) / more.from));
  const needed = bits + Math.min(more.max, doublings);
  return { challenge: await makeChallenge(db, ctx, subjectOf(phone), needed), bits: needed };
}

/**
 * Lets the first bare calls of a number, a network and the installation pass; any other call has to show its work.
 * @throws AppError proof_needed
 */
export async function requireWork(
  db: Db,
  ctx: Context,
  phone: string,
  work: ProofOfWork | null,
): Promise<void> {
  if (work) {
    if (!(await spendProof(db, ctx, subjectOf(phone), work))) throw new AppError('proof_needed');
    await consumeRateLimit(db, ctx.now(), proven);
    return;
  }
  for (const rate of bareRates(phone, callerNetwork(ctx)))
    if ((await consumeRateLimit(db, ctx.now(), rate)) > 0) throw new AppError('proof_needed');
}
