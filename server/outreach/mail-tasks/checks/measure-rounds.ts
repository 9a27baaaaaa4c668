import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { MailVariable } from '../../../../contract/core/mail/mail-variables.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import {
  recipientValues,
  snapshotOf,
  type RoundMeasured,
  type ValuesFor,
  type VersionSnapshot,
} from '../../mail-content/service.ts';
import { sampleCreatorPage } from '../../../creators/creator-connections/invitations/invitations.ts';
import { roundLinks, roundTemplate } from '../../mail-content/message-template.ts';

const chunk = 500;

interface Params {
  content: TaskContent;
  senderId: number;
  /** The recipients whose values are checked; may be empty. */
  recipients: readonly ValuesFor[];
}

/** Counts the recipients without a value for each variable. */
async function countMissing(
  pool: Db,
  ctx: SignedIn,
  { content, senderId, recipients }: Params,
  { snapshot, variables }: { snapshot: VersionSnapshot; variables: readonly MailVariable[] },
): Promise<Map<MailVariable, number>> {
  const { teamId } = ctx.actor;
  const missing = new Map<MailVariable, number>();
  if (!variables.length) return missing;
  const asked = {
    teamId,
    lang: content.lang,
    variables,
    snapshot,
    senderId,
    pageOf: () => sampleCreatorPage(snapshot.publicUrl),
  };
  for (let at = 0; at < recipients.length; at += chunk) {
    const some = recipients.slice(at, at + chunk);
    const values = await asTeam(pool, teamId, db => recipientValues(db, ctx, asked, some));
    for (const { id } of some) {
      for (const name of variables) {
        if (!values.get(id)?.[name]) missing.set(name, (missing.get(name) ?? 0) + 1);
      }
    }
  }
  return missing;
}

/** Builds every round as it would be sent. @throws AppError not_found for a missing attachment */
export async function measureRounds(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  asked: Params,
): Promise<{ measured: RoundMeasured[]; links: { round: number; link: string }[] }> {
  const { teamId } = ctx.actor;
  const { content, senderId } = asked;
  const snapshot = await asTeam(pool, teamId, db => snapshotOf(db, ctx, world, content));
  // Links are checked whether or not they are tracked.
  const tracked = { ...snapshot, content: { ...content, tracking: { opens: false, clicks: true } } };
  const measured: RoundMeasured[] = [];
  const links: { round: number; link: string }[] = [];
  for (const place of content.rounds.keys()) {
    const round = place + 1;
    const messageTemplate = await roundTemplate(pool, ctx, { teamId, snapshot, round, senderId });
    // Every recipient gets an address of the link; whether one is chosen is checked elsewhere.
    const variables = messageTemplate.required.filter(name => name !== 'link');
    const missing = await countMissing(pool, ctx, asked, { snapshot, variables });
    measured.push({ round, bytes: messageTemplate.bytes, missing });
    const found = new Set(roundLinks({ snapshot: tracked, round, senderId }));
    links.push(...[...found].map(link => ({ round, link })));
  }
  return { measured, links };
}
