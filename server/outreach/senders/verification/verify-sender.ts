import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { verifySender } from '../../../../contract/outreach/senders/senders.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { refuseBeyondRates } from '../../../core/db/rate-limits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { recordOf } from '../sender-fields.ts';
import { refuseBeyondPlan } from '../find-sender.ts';
import { proveSender, type Proof } from './prove-sender.ts';
import { lockSender, setSender, type SenderRow } from '../queries.ts';
import { loginSecret } from '../secrets/sender-secret.ts';
import { keepTranscript, printable } from './verification-transcript.ts';
import { watchInbox, wakeSenders } from '../wake-senders.ts';

/** All steps together take less time; if a verification lasts longer, its process died. */
const longestMs = 5 * 60_000;
const perHour = 10;

/** If several ask at the same time, one verifies. */
async function begin(pool: Db, ctx: SignedIn, id: number): Promise<SenderRow> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  return asTeam(pool, teamId, async db => {
    const sender = await lockSender(db, teamId, id);
    if (!sender) throw new AppError('not_found');
    await refuseBeyondPlan(db, ctx, sender);
    if (sender.verifying_until && sender.verifying_until > at) {
      const seconds = Math.ceil((sender.verifying_until.getTime() - at.getTime()) / 1000);
      throw new AppError('too_many_requests', { seconds });
    }
    const key = `sender-verify:${teamId}:${id}`;
    await refuseBeyondRates(db, at, { key, max: perHour, seconds: 3600 });
    const verifying_until = new Date(at.getTime() + longestMs);
    await setSender(db, teamId, id, { verifying_until, transcript: '[]' });
    return { ...sender, verifying_until };
  });
}

function changeBy(proof: Proof, sender: SenderRow, at: Date) {
  if (!proof.verified)
    return {
      // A sender that was stopped while sending stays paused: its mailbox is still read.
      state: sender.state === 'paused' ? ('paused' as const) : ('refused' as const),
      state_fault: proof.fault,
      state_reason: printable(proof.text),
    };
  return {
    state: 'verified' as const,
    state_fault: '',
    state_reason: '',
    verified_at: at,
    max_message_bytes: proof.maxMessageBytes,
    files_sent_mail: proof.filesSentMail,
    sent_folder: proof.sentFolder,
  };
}

const proved = [
  'address',
  'username',
  'smtp_host',
  'smtp_port',
  'smtp_security',
  'imap_host',
  'imap_port',
] as const;

/** Stores the result, unless the access was changed meanwhile. */
async function end(pool: Db, ctx: SignedIn, sender: SenderRow, proof: Proof): Promise<void> {
  const { team_id: teamId, id } = sender;
  const at = ctx.now();
  await asTeam(pool, teamId, async db => {
    const present = await lockSender(db, teamId, id);
    if (present?.verifying_until?.getTime() !== sender.verifying_until?.getTime()) return;
    const isSame =
      proved.every(field => present?.[field] === sender[field]) &&
      (sender.auth === 'oauth' || present?.secret === sender.secret);
    await setSender(db, teamId, id, {
      verifying_until: null,
      ...(isSame && changeBy(proof, sender, at)),
    });
    const after = { verified: proof.verified, ...(!proof.verified && { fault: proof.fault }) };
    await recordOperation(db, ctx, teamId, { ...recordOf('sender.verify', sender), after });
    if (isSame && proof.verified) {
      await wakeSenders(db, teamId, [id], at);
      await watchInbox(db, teamId, id, at);
    }
    await announce(db, { teamId }, { code: realtimeCodes.sender, id });
  });
}

/**
 * Signs in to both servers of a sender, sends one message to itself and finds it. Then waiting mail of the sender
 * continues. Not inside a transaction, because it takes up to a minute or two.
 * @throws AppError not_found, entitlement_exceeded, too_many_requests (more than ten per hour, or one is running)
 */
export async function verifyOwnSender(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  id: number,
): Promise<ReplyOf<typeof verifySender>> {
  const { teamId } = ctx.actor;
  const sender = await begin(pool, ctx, id);
  const transcript = keepTranscript(pool, teamId, id);
  try {
    const login = () => loginSecret(pool, ctx, world, sender);
    const proof = await proveSender(ctx, world, { sender, login, transcript });
    await transcript.settled();
    await end(pool, ctx, sender, proof);
    return {
      verified: proof.verified,
      fault: proof.verified ? null : proof.fault,
      faultText: proof.verified ? '' : printable(proof.text),
      transcript: transcript.lines,
    };
  } catch (error) {
    await asTeam(pool, teamId, db => setSender(db, teamId, id, { verifying_until: null }));
    throw error;
  }
}
