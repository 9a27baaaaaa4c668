import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { liftedByHandAt, liftReported, suppress } from '../suppressions/service.ts';
import { bouncesOf, findTaskName } from './queries.ts';

/** So many mails that came back for now, of different tasks, and an address counts as no good. */
const mostSoft = 3;

const texts = {
  zh: {
    soft: (text: string) => `先后 ${mostSoft} 封邮件被暂时退回。最近一次：${text}`,
    unfounded: '退信记录已更正，不再有停发的依据',
  },
  en: {
    soft: (text: string) =>
      `${mostSoft} mails came back for now, one after the other. The last time: ${text}`,
    unfounded: 'The bounces were corrected, and nothing speaks against the address any more',
  },
};

/** Bounces of an address since somebody of the team last said that it may be written to. */
async function standingBounces(db: Db, teamId: number, address: string) {
  return bouncesOf(db, teamId, address, await liftedByHandAt(db, teamId, address));
}

/**
 * An address has bounced: the team writes to it no more where that was final, or the third time in a row of mails.
 * In the transaction in which the bounce was recorded.
 */
export async function suppressBounced(
  db: Db,
  ctx: Context,
  teamId: number,
  bounce: { address: string; taskId: number; text: string; permanence: 'hard' | 'soft' },
): Promise<void> {
  const { address, taskId, text, permanence } = bounce;
  if (permanence === 'soft' && (await standingBounces(db, teamId, address)).soft < mostSoft) return;
  const note = permanence === 'hard' ? text : texts[ctx.lang].soft(text);
  const proof = {
    way: 'mail',
    address: '',
    agent: '',
    task: await findTaskName(db, teamId, taskId),
    note,
  } as const;
  await suppress(db, ctx, teamId, { address, reason: 'bounced', proof });
}

/** A bounce of an address was taken back or is less than it seemed: it is written to again where no other speaks against it. */
export async function liftUnfounded(db: Db, ctx: Context, teamId: number, address: string): Promise<void> {
  const { hard, soft } = await standingBounces(db, teamId, address);
  if (hard > 0 || soft >= mostSoft) return;
  await liftReported(db, ctx, teamId, { address, why: 'bounced', reason: texts[ctx.lang].unfounded });
}
