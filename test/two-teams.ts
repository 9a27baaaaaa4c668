import { Readable } from 'node:stream';
import { searchQuerySchema } from '../contract/search-filter.ts';
import { hashToken } from '../server/auth/token.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { addAccount, createTeam } from '../server/features/accounts/service.ts';
import { insertSaved } from '../server/features/ads/saved.queries.ts';
import { insertEntries } from '../server/features/blocklist/queries.ts';
import { putAvatar } from '../server/features/identity/avatar.queries.ts';
import { insertBulkWork } from '../server/features/bulk/queries.ts';
import { insertReport } from '../server/features/reports/queries.ts';
import { addSearch } from '../server/features/saved-searches/service.ts';
import { searchForTeam } from '../server/features/team-search/service.ts';
import { signIn } from '../server/features/identity/service.ts';
import { insertImport, rememberMapping } from '../server/features/list-imports/queries.ts';
import { insertRows } from '../server/features/list-imports/rows.queries.ts';
import { addList } from '../server/features/lists/change.ts';
import { countFavouritesUp, insertMembers } from '../server/features/lists/members.queries.ts';
import { keepMailFile } from '../server/features/mail-files/upload.ts';
import { addTemplate, changeTemplate } from '../server/features/mail-templates/change.ts';
import { invite } from '../server/features/members/invitations.ts';
import { notify } from '../server/features/notifications/service.ts';
import { insertNotes } from '../server/features/team-creators/note.queries.ts';
import { insertTags, putStatus } from '../server/features/team-creators/queries.ts';
import { startWork } from '../server/features/works/service.ts';
import { storeFile } from '../server/storage/stored-files.ts';
import { cheapHash } from './cheap-password.ts';
import { addClientReport } from './some-client-reports.ts';
import { addAcquisition } from './some-acquisitions.ts';
import { addBrief } from './some-briefs.ts';
import { addEffects } from './some-effects.ts';
import { addInvitation } from './some-invitations.ts';
import { addMonitor } from './some-monitors.ts';
import { addPrices } from './some-prices.ts';
import { addShortLink } from './some-short-links.ts';
import { addLink, addVisits } from './some-visits.ts';
import { fillCampaigns } from './two-teams-campaigns.ts';
import { fillMail } from './two-teams-mail.ts';
import { fillOrders } from './two-teams-orders.ts';

export interface Account {
  teamId: number;
  accountId: number;
  username: string;
  password: string;
}

const password = 'correct horse';

/** A team with its main account; its texts all begin with the user name, so that they can be told apart. */
export async function makeTeam(
  db: Db,
  ctx: Context,
  username: string,
  { isOperator = false, plan = 'pro' } = {},
): Promise<Account> {
  const ids = await createTeam(db, ctx, {
    teamName: `${username} team`,
    nickname: `${username} nick`,
    username,
    password: cheapHash(password),
    isOperator,
    plan,
  });
  return { ...ids, username, password };
}

/** A sub-account of a team. */
export async function makeMember(db: Db, ctx: Context, teamId: number, username: string): Promise<Account> {
  const passwordHash = cheapHash(password).hash;
  const account = { username, nickname: `${username} nick`, role: 'member', passwordHash } as const;
  const ids = await asTeam(db, teamId, db => addAccount(db, ctx, teamId, account));
  return { ...ids, username, password };
}

/** Something that waits, something that is told of, and a file. */
async function fillShell(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const file = { name: `${username}.csv`, mediaType: 'text/csv', content: Readable.from([username]) };
  await storeFile(db, teamId, { ...file, expiresAt: new Date(ctx.now().getTime() + 3_600_000) }, ctx.now());
  await asTeam(db, teamId, async db => {
    const ids = { teamId, accountId };
    await startWork(db, ctx, { ...ids, kind: 'export', details: { from: username } });
    await notify(db, ctx, { ...ids, kind: 'member.joined', details: { name: username } });
  });
}

/** Somebody who is invited, and a face. */
async function fillTeam(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  await invite(db, { ...ctx, actor }, { note: username });
  const avatar = { key: ctx.randomBytes(16).toString('base64url'), image: Buffer.from(username) };
  await asTeam(db, teamId, db =>
    putAvatar(db, { team_id: teamId, account_id: accountId }, { ...avatar, at: ctx.now() }),
  );
}

/** Something that its plan counts. */
async function fillPlan(db: Db, ctx: Context, { teamId, accountId }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  await searchForTeam(db, { ...ctx, actor }, searchQuerySchema.parse({ region: 'VN' }));
}

/** A search to come back to, and a report that others may open. */
async function fillDecisions(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const search = { name: `${username} search`, platform: 'tiktok', query: `keyword=${username}` } as const;
  await addSearch(db, { ...ctx, actor }, search);
  const at = ctx.now();
  const comparison = { creators: [], sharedHashtags: [], sharedBrands: [] };
  const content = { comparison, details: {}, madeAt: at.toISOString() };
  const life = { expires_at: at, created_by: accountId, created_at: at };
  const report = { title: username, lang: 'zh', content, ...life } as const;
  await asTeam(db, teamId, db => insertReport(db, teamId, report, hashToken(username)));
}

/** A list with somebody in it, who need not be in the catalogue. */
async function fillLists(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const list = { name: `${username} list`, description: '', color: 1, visibility: 'team' } as const;
  const { id: listId } = await addList(db, { ...ctx, actor }, list);
  await asTeam(db, teamId, async db => {
    await insertMembers(db, { teamId, listId, accountId, at: ctx.now() }, [1]);
    await countFavouritesUp(db, teamId, [1], ctx.now());
  });
}

/** Something ordered for many creators. */
async function fillBulk(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const order = { workId: 1, accountId, role: 'owner', creatorIds: [1] } as const;
  const action = { do: 'addTags' as const, tags: [username] };
  await asTeam(db, teamId, db =>
    insertBulkWork(db, teamId, { ...order, action, creatorIds: [1] }, ctx.now()),
  );
}

/** Somebody whom the team knows and does not want, who need not be in the catalogue. */
async function fillMemory(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const deed = { teamId, accountId, at: ctx.now() };
  const note = { teamId, text: username, by: accountId, at: ctx.now() };
  await asTeam(db, teamId, async db => {
    await putStatus(db, deed, [1], 'rejected');
    await insertTags(db, deed, [1], [username]);
    await insertNotes(db, [1], note);
    await insertEntries(db, [1], { ...note, listId: 0, reason: username });
  });
}

/** A file for a list, and what was chosen for its columns. */
async function fillImports(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const ids = { teamId, accountId };
  const made = { ...ids, listId: 1, fileName: `${username}.csv`, fileId: 1, at: ctx.now() };
  await asTeam(db, teamId, async db => {
    const importId = await insertImport(db, made);
    await insertRows(db, { teamId, importId }, [{ row: 1, cells: [username] }]);
    await rememberMapping(db, teamId, { headings: username, mapping: { homepage: 0 }, at: ctx.now() });
  });
}

/** A file of mail, and a template that was changed once. */
async function fillTemplates(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const signedIn = { ...ctx, actor };
  const file = { name: `${username}.txt`, mediaType: 'text/plain', bytes: Buffer.from(username) };
  await keepMailFile(db, signedIn, 'attachment', file);
  const body = { subject: username, html: `<p>${username}</p>`, text: null, attachments: [] };
  const template = { ...body, name: username, kind: 'body', visibility: 'team', category: '' } as const;
  const { id } = await addTemplate(db, signedIn, template);
  await changeTemplate(db, signedIn, id, { ...template, subject: `${username} again`, version: 1 });
}

/** Somebody who followed a short link. */
async function fillVisits(db: Db, ctx: Context, account: Account): Promise<void> {
  const { teamId, username } = account;
  const linkId = await addLink(db, ctx, account, { name: username, code: `${username}-visited` });
  await addVisits(db, ctx, teamId, [{ linkId, at: ctx.now(), referrer: `${username}.test` }]);
}

/** An ad on its board. */
const fillBoard = (db: Db, ctx: Context, { teamId, accountId }: Account): Promise<boolean> =>
  asTeam(db, teamId, db => insertSaved(db, { teamId, accountId, adId: 1, at: ctx.now() }));

/** Two teams with at least one row in every table that belongs to a team. */
export async function makeTwoTeams(db: Db, ctx: Context): Promise<[Account, Account]> {
  const teams: [Account, Account] = [await makeTeam(db, ctx, 'first'), await makeTeam(db, ctx, 'second')];
  for (const account of teams) {
    await signIn(db, ctx, account);
    await fillShell(db, ctx, account);
    await fillTeam(db, ctx, account);
    await fillPlan(db, ctx, account);
    await fillDecisions(db, ctx, account);
    await addClientReport(db, ctx, account);
    await fillBulk(db, ctx, account);
    await fillLists(db, ctx, account);
    await fillImports(db, ctx, account);
    await fillMemory(db, ctx, account);
    await fillTemplates(db, ctx, account);
    await fillMail(db, ctx, account);
    await addShortLink(db, ctx, account);
    await fillVisits(db, ctx, account);
    await addPrices(db, ctx, account);
    await addAcquisition(db, ctx, account);
    await addInvitation(db, ctx, account);
    await addBrief(db, ctx, account);
    await addMonitor(db, ctx, account);
    await addEffects(db, ctx, account);
    await fillBoard(db, ctx, account);
    await fillCampaigns(db, ctx, account);
    await fillOrders(db, ctx, account);
  }
  return teams;
}
