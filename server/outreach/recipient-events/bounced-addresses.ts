import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { liftedByHandAt, liftReported, suppressAddress } from '../suppressions/service.ts';
import { bouncesOf, findTaskName } from './queries.ts';

/** After temporary bounces of this many different tasks, an address counts as undeliverable. */
const maxSoft = 3;

const texts = {
  zh: {
    soft: (text: string) => `先后 ${maxSoft} 封邮件被暂时退回。最近一次：${text}`,
    unfounded: '退信记录已更正，不再有停发的依据',
  },
  en: {
    soft: (text: string) => `${maxSoft} messages in a row bounced temporarily. Last reply: ${text}`,
    unfounded: 'The bounces were corrected, so there’s no reason to suppress this address',
  },
};

/** Counts bounces of an address since a member last allowed writing to it again. */
async function activeBounces(db: Db, teamId: number, address: string) {
  return bouncesOf(db, teamId, address, await liftedByHandAt(db, teamId, address));
}

/**
 * Suppresses an address that has bounced: after a permanent bounce, or after the third temporary one in a row. In the
 * transaction that records the bounce.
 */
export async function suppressBounced(
  db: Db,
  ctx: Context,
  teamId: number,
  bounce: { address: string; taskId: number; text: string; permanence: 'hard' | 'soft' },
): Promise<void> {
  const { address, taskId, text, permanence } = bounce;
  if (permanence === 'soft' && (await activeBounces(db, teamId, address)).soft < maxSoft) return;
  const note = permanence === 'hard' ? text : texts[ctx.lang].soft(text);
  const proof = {
    way: 'mail',
    address: '',
    agent: '',
    task: await findTaskName(db, teamId, taskId),
    note,
  } as const;
  await suppressAddress(db, ctx, teamId, { address, reason: 'bounced', proof });
}

/** Lifts the suppression of an address whose bounce was withdrawn or downgraded, unless another bounce justifies it. */
export async function liftUnfounded(db: Db, ctx: Context, teamId: number, address: string): Promise<void> {
  const { hard, soft } = await activeBounces(db, teamId, address);
  if (hard > 0 || soft >= maxSoft) return;
  await liftReported(db, ctx, teamId, { address, why: 'bounced', reason: texts[ctx.lang].unfounded });
}
