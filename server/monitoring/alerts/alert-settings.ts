import { isDeepStrictEqual } from 'node:util';
import type {
  AlertSettings,
  changeAlertSettings,
  getAlertSettings,
} from '../../../contract/monitoring/alerts/alerts.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { asksDisclosure } from '../briefs/service.ts';
import { holdProject, refuseBeyondPlan, requireProject, type Project } from '../shared/projects.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { senderFaces } from '../../outreach/senders/service.ts';
import { defaultSettings } from './default-alert-settings.ts';
import { dropMail, findWaitingMail, updateMail } from './mails/alert-mails.queries.ts';
import { findSettings, putSettings } from './queries.ts';
import { afterQuiet } from '../../../contract/monitoring/alerts/quiet-hours.ts';

const texts = {
  sender: { zh: '请选择一个已验证的发件邮箱', en: 'choose a verified sender' },
};

async function verifiedSenders(db: Db, teamId: number) {
  const senders = await senderFaces(db, teamId);
  return senders.filter(({ state }) => state === 'verified').map(({ id, address }) => ({ id, address }));
}

/** @throws AppError not_found */
export function loadAlertSettings(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
): Promise<ReplyOf<typeof getAlertSettings>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { mine } = await requireProject(db, ctx, projectId);
    const stored = await findSettings(db, { teamId, projectId });
    return {
      settings: stored?.settings ?? defaultSettings,
      revision: stored?.revision ?? 0,
      senders: await verifiedSenders(db, teamId),
      asksDisclosure: await asksDisclosure(db, teamId, projectId),
      mine,
    };
  });
}

/** @throws AppError invalid_request for a sender that cannot send */
export async function refuseSender(
  db: Db,
  { actor, lang }: SignedIn,
  senderId: number,
  field: 'mail' | 'senderId',
): Promise<void> {
  const senders = await verifiedSenders(db, actor.teamId);
  if (senders.some(({ id }) => id === senderId)) return;
  throw new AppError('invalid_request', {}, [{ field, reason: texts.sender[lang] }]);
}

/** The part of the settings that says what is reported, without recipients and times. */
const kindsOf = (settings: AlertSettings) => ({ ...settings, mail: null, quiet: null });

const recordedOf = ({ mail, quiet, ...kinds }: AlertSettings) => ({
  ...Object.fromEntries(Object.entries(kinds).map(([kind, rule]) => [kind, JSON.stringify(rule)])),
  mail: mail ? mail.addresses.join('; ') : null,
  quiet: quiet && `${quiet.from}–${quiet.to}`,
});

/** A waiting mail is sent by the new settings, or not at all. */
async function changeWaitingMail(
  db: Db,
  ctx: SignedIn,
  project: Project,
  { mail, quiet }: AlertSettings,
): Promise<void> {
  const { teamId } = ctx.actor;
  const id = await findWaitingMail(db, { teamId, projectId: project.id });
  if (id === null) return;
  if (!mail) return dropMail(db, teamId, id);
  const dueAt = afterQuiet(ctx.now(), quiet, project.zone);
  const { senderId, addresses } = mail;
  await updateMail(db, teamId, id, { sender_id: senderId, addresses, lang: ctx.lang, due_at: dueAt });
  await wakeDue(db, 'alert.mail', { teamId, id }, dueAt);
}

/**
 * Changes what a project reports, and to whom. If the former changes, earlier events are not reported.
 * @throws AppError not_found, forbidden, changed_meanwhile, entitlement_exceeded; invalid_request
 */
export function updateAlertSettings(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { revision, ...settings }: BodyOf<typeof changeAlertSettings>,
): Promise<ReplyOf<typeof changeAlertSettings>> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await holdProject(db, ctx, projectId);
    if (!project.mine) throw new AppError('forbidden', { who: 'maker' });
    await refuseBeyondPlan(db, ctx, projectId);
    const of = { teamId, projectId };
    const stored = await findSettings(db, of);
    if ((stored?.revision ?? 0) !== revision) throw new AppError('changed_meanwhile');
    if (settings.mail) await refuseSender(db, ctx, settings.mail.senderId, 'mail');
    const before = stored?.settings ?? defaultSettings;
    const isSame = isDeepStrictEqual(kindsOf(before), kindsOf(settings));
    const at = ctx.now();
    const effectiveSince = isSame ? (stored?.effective_since ?? project.createdAt) : at;
    const row = { settings, revision: revision + 1, effectiveSince, lang: ctx.lang, by: accountId, at };
    await putSettings(db, of, row);
    await changeWaitingMail(db, ctx, project, settings);
    await wakeDue(db, 'monitor.sync', { teamId, id: projectId }, at);
    await recordOperation(db, ctx, teamId, {
      action: 'monitor.alerts',
      subject: 'monitor',
      subjectId: projectId,
      subjectName: project.name,
      before: recordedOf(before),
      after: recordedOf(settings),
    });
    return { revision: revision + 1 };
  });
}
