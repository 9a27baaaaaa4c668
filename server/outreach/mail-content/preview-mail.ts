import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { previewMail } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { unknownVariables } from '../../../contract/core/mail/mail-variables.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { withTeamNames } from '../../creators/shared/team-names.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { senderFaces } from '../senders/service.ts';
import { sampleCreatorPage } from '../../creators/creator-connections/invitations/invitations.ts';
import { sampleLink } from './link-addresses.ts';
import type { SnapshotSender, VersionSnapshot } from './version-snapshot.ts';
import { anyCreator, creatorToShow, listedCreator, teamName } from './queries.ts';
import { roundTemplate } from './message-template.ts';
import { findValues } from './recipient-values.ts';

type Params = BodyOf<typeof previewMail>;

/** Used while the team has no sender. */
const noSender: SnapshotSender = { id: 0, name: '', address: '', replyTo: '', signatureHtml: '' };

/** Returns the chosen sender; the team's first if none is chosen. */
async function senderFor(db: Db, teamId: number, senderId: number | null): Promise<SnapshotSender> {
  const [sender] = await (senderId ? senderFaces(db, teamId, [senderId]) : senderFaces(db, teamId));
  if (!sender && senderId) throw new AppError('not_found');
  return sender ?? noSender;
}

async function creatorFor(db: Db, { actor }: SignedIn, creatorId: number | null) {
  const id = creatorId ?? (await listedCreator(db, actor)) ?? (await anyCreator(db));
  const found = id ? await creatorToShow(db, id) : undefined;
  const [creator] = found ? await withTeamNames(db, actor.teamId, [found]) : [];
  if (!creator && creatorId) throw new AppError('not_found');
  return creator || null;
}

/** Builds a mail as a creator would get it, with the code that sends it. The values are given, not looked up. */
export async function previewOf(
  pool: Db,
  ctx: SignedIn,
  { publicUrl, shortUrl }: Pick<MailServices, 'publicUrl' | 'shortUrl'>,
  asked: Params,
): Promise<ReplyOf<typeof previewMail>> {
  const { teamId } = ctx.actor;
  const { lang, unsubscribeFooter, creatorId, senderId, firstSubject, ...body } = asked;
  const known = await asTeam(pool, teamId, async db => ({
    sender: await senderFor(db, teamId, senderId),
    creator: await creatorFor(db, ctx, creatorId),
    teamName: await teamName(db, teamId),
  }));
  const { sender, creator } = known;
  const round = {
    ...body,
    condition: 'always',
    wait: { kind: 'after', amount: 1, unit: 'days' },
    templateId: null,
  } as const;
  const snapshot: VersionSnapshot = {
    content: {
      name: '',
      lang,
      senderIds: [],
      cc: '',
      rounds: firstSubject ? [{ ...round, subject: firstSubject }, round] : [round],
      tracking: { opens: false, clicks: false },
      unsubscribeFooter,
      window: null,
    },
    senders: [sender],
    publicUrl,
    shortUrl,
    teamName: known.teamName,
  };
  const mail = { snapshot, round: snapshot.content.rounds.length, senderId: sender.id };
  const messageTemplate = await roundTemplate(pool, ctx, { teamId, ...mail });
  const person = { id: 0, creatorId: creator?.id ?? null, name: '', address: '' };
  const { variables } = messageTemplate;
  const values = await asTeam(pool, teamId, async db => {
    const sample = await sampleLink(db, teamId, snapshot);
    const page = sampleCreatorPage(publicUrl);
    const wanted = {
      teamId,
      lang,
      snapshot,
      senderId: sender.id,
      variables,
      linkOf: () => sample,
      pageOf: () => page,
    };
    return findValues(db, wanted, [person]);
  });
  const own = values.get(0) ?? {};
  const to = { name: creator?.name ?? '', address: '' };
  const shown = messageTemplate.show({
    to,
    messageId: '',
    date: ctx.now(),
    references: [],
    token: null,
    values: own,
  });
  const { subject, html, text } = shown;
  return {
    creator: creator && {
      id: creator.id,
      name: creator.name,
      handle: creator.handle,
      avatarUrl: faceOf(creator.id, creator.avatar_url),
    },
    subject,
    html,
    text,
    unknown: unknownVariables([body.subject, body.html, body.text ?? ''].join('\n')),
    missing: messageTemplate.required.filter(name => !own[name]),
  };
}
