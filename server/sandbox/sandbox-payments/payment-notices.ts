import type { Db } from '../../core/db/database.ts';
import { momentInChina } from '../../outside/payments/wechat/wechat-pay.ts';
import type { SandboxKeys } from './gateway-keys.ts';
import { claimNotices, insertNotice, noteDelivery } from './payment-notices.queries.ts';
import { encrypted, signedHeaders, type SealingContext } from './seal-messages.ts';

export interface Notice {
  orderNumber: string;
  notifyUrl: string;
  event: 'TRANSACTION.SUCCESS' | 'REFUND.SUCCESS';
  content: object;
  dueAt: Date;
  again?: number;
}

/** Stores a notification; `deliverNotices` delivers it, with repetitions. */
export async function notifyLater(
  db: Db,
  ctx: SealingContext,
  keys: SandboxKeys,
  { event, content, again = 0, ...notice }: Notice,
): Promise<void> {
  const about = event === 'REFUND.SUCCESS' ? 'refund' : 'transaction';
  const body = JSON.stringify({
    id: noticeId(ctx),
    create_time: momentInChina(ctx.now()),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: about === 'refund' ? '退款成功' : '支付成功',
    resource: { original_type: about, ...encrypted(keys, ctx, { clear: JSON.stringify(content), about }) },
  });
  await insertNotice(db, { ...notice, body, again });
}

/** Like the service's ids: five groups of hexadecimal digits. */
const noticeId = ({ randomBytes }: SealingContext) =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const [minute, hour] = [60, 3600];
/**
 * Seconds between the tries to deliver a notification, like those of WeChat Pay (pay.weixin.qq.com); after the last one
 * it is given up.
 */
// oxfmt-ignore
export const pauses = [
  15, 15, 30, 3 * minute, 10 * minute, 20 * minute, 30 * minute, 30 * minute, 30 * minute,
  hour, 3 * hour, 3 * hour, 3 * hour, 6 * hour, 6 * hour,
];
/** A slower reply counts as not accepted. */
const patienceMs = 5000;
const atOnce = 20;
const againAfterMs = 1000;

async function isTaken(ctx: SealingContext, keys: SandboxKeys, { url, body }: { url: string; body: string }) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(keys, ctx, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    return answer.status === 200 || answer.status === 204;
  } catch {
    return false;
  }
}

/** Delivers what is due by the sandbox's clock. @returns how many it tried */
export async function deliverNotices(pool: Db, ctx: SealingContext, keys: SandboxKeys): Promise<number> {
  const notices = await claimNotices(pool, { now: ctx.now(), max: atOnce, pauses });
  const deliver = async (notice: (typeof notices)[number]) => {
    if (!(await isTaken(ctx, keys, notice))) return;
    const now = ctx.now();
    await noteDelivery(pool, notice.id, { now, nextAt: new Date(now.getTime() + againAfterMs) });
  };
  await Promise.all(notices.map(deliver));
  return notices.length;
}
