import { Readable } from 'node:stream';
import { searchQuerySchema } from '../contract/search-filter.ts';
import { senderInputSchema } from '../contract/senders.ts';
import { createShortLink } from '../contract/short-links.ts';
import { hashPassword } from '../server/auth/password-hash.ts';
import { hashToken } from '../server/auth/token.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { addAccount, createTeam } from '../server/features/accounts/service.ts';
import { insertEntries } from '../server/features/blocklist/queries.ts';
import { insertUnlocked } from '../server/features/creator-emails/queries.ts';
import { putAvatar } from '../server/features/identity/avatar.queries.ts';
import { insertBulkWork } from '../server/features/bulk/queries.ts';
import { insertReport } from '../server/features/reports/queries.ts';
import { addSearch } from '../server/features/saved-searches/service.ts';
import { searchForTeam } from '../server/features/team-search/service.ts';
import { signIn } from '../server/features/identity/service.ts';
import { insertImport, rememberMapping } from '../server/features/list-imports/queries.ts';
import { insertRows } from '../server/features/list-imports/rows.queries.ts';
import { makeLetter } from '../server/features/letters/drafts.ts';
import { addList } from '../server/features/lists/change.ts';
import { countFavouritesUp, insertMembers } from '../server/features/lists/members.queries.ts';
import { keepMailFile } from '../server/features/mail-files/upload.ts';
import { insertVersion } from '../server/features/mail-tasks/queries.ts';
import { addTemplate, changeTemplate } from '../server/features/mail-templates/change.ts';
import { insertHit } from '../server/features/mail-facts/hits.queries.ts';
import { putAlias } from '../server/features/inbox/assign-creator.queries.ts';
import { addLabel } from '../server/features/inbox/labels.ts';
import { beginFolder } from '../server/features/mailboxes/folders.queries.ts';
import { invite } from '../server/features/members/invitations.ts';
import { addCounts } from '../server/features/mailing/counts.queries.ts';
import { createSender } from '../server/features/senders/change.ts';
import { notify } from '../server/features/notifications/service.ts';
import { acceptMail } from '../server/features/sandbox-mail/accept-mail.ts';
import { readHeads } from '../server/features/sandbox-mail/parse-mail.ts';
import { makeSandboxMailbox } from '../server/features/sandbox-mail/service.ts';
import { addDomain } from '../server/features/short-domains/domains.ts';
import { createLink } from '../server/features/short-links/change.ts';
import { codesForRecipients } from '../server/features/short-links/service.ts';
import { changeSettings } from '../server/features/short-links/settings.ts';
import { suppress } from '../server/features/suppressions/service.ts';
import { insertNotes } from '../server/features/team-creators/note.queries.ts';
import { insertTags, putStatus } from '../server/features/team-creators/queries.ts';
import { startWork } from '../server/features/works/service.ts';
import { storeFile } from '../server/storage/stored-files.ts';
import { addSentMail } from './sent-mail.ts';
import { addPrices } from './some-prices.ts';
import { addThread } from './some-threads.ts';
import { addLink, addVisits } from './some-visits.ts';
import { testLinks } from './links.ts';
import { testMail } from './mail.ts';
import { inputFor } from './sender-input.ts';

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
    password,
    isOperator,
    plan,
  });
  return { ...ids, username, password };
}

/** A sub-account of a team. */
export async function makeMember(db: Db, ctx: Context, teamId: number, username: string): Promise<Account> {
  const passwordHash = await hashPassword(password, ctx.randomBytes(16));
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

/** A mailbox of the sandbox with a mail in it, and somebody who will react. */
async function fillSandbox(db: Db, ctx: Context, { teamId, username }: Account): Promise<void> {
  const sender = `${username}@sandbox.starbridge.example`;
  await asTeam(db, teamId, db => makeSandboxMailbox(db, ctx, teamId, sender));
  const content = Buffer.from(`From: ${sender}\r\nSubject: ${username}\r\n\r\n${username}\r\n`);
  const heads = await readHeads(content);
  const people = { reply: 100, autoReply: 0, bounce: 0, read: 0 };
  await acceptMail(db, ctx, people, { teamId, sender, recipients: ['anna@example.com'], heads, content });
}

/** A task with a version, somebody who got its first round, and the message. */
async function fillMailTasks(db: Db, ctx: Context, account: Account): Promise<void> {
  const { teamId, accountId, username } = account;
  const { taskId } = await addSentMail(db, ctx, account);
  const version = { teamId, taskId, version: 1, snapshot: { username }, by: accountId, at: ctx.now() };
  await asTeam(db, teamId, db => insertVersion(db, version));
}

/** An address that was unlocked, one that must not be written to, and a mail that was opened. */
async function fillMailAnswers(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const address = `${username}@creators.test`;
  const proof = { way: 'account', address: '', agent: '', task: '', note: username } as const;
  const hit = { kind: 'open', link: 0, is_head: false, at: ctx.now(), address: '', agent: username } as const;
  await asTeam(db, teamId, async db => {
    await insertUnlocked(db, teamId, [{ creatorId: 1, address }], { by: accountId, at: ctx.now() });
    await suppress(db, ctx, teamId, { address, reason: 'manual', proof, by: accountId });
    await insertHit(db, { ...hit, team_id: teamId, task_id: 1, recipient_id: 1, round: 1 });
  });
}

/** A conversation with a label, of whose other side the team knows an address. */
async function fillInbox(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const { id: labelId } = await addLabel(db, { ...ctx, actor }, { name: username, color: 'gray' });
  const mails = [{ text: username, messageId: `<1@${username}.test>` }];
  await addThread(db, ctx, teamId, { subject: username, labels: [labelId], mails });
  const alias = { address: `${username}@elsewhere.test`, creatorId: 1, at: ctx.now() };
  await asTeam(db, teamId, db => putAlias(db, teamId, alias));
}

/** A bound mailbox that sent something today, and is read. */
async function fillSenders(db: Db, ctx: Context, account: Account): Promise<void> {
  const { teamId, accountId, username } = account;
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const body = inputFor({ smtpPort: 1, imapPort: 1 }, { name: username, address: `${username}@mail.test` });
  const input = senderInputSchema.parse(body);
  const { id: senderId } = await createSender(db, { ...ctx, actor }, await testMail(db), input);
  const count = { scope: { key: 'day:2026-11-20', until: ctx.now() }, amount: 1 };
  const folder = { path: 'INBOX', account: username, uid_validity: 1, last_uid: 0 };
  await asTeam(db, teamId, async db => {
    await addCounts(db, teamId, senderId, [count]);
    await beginFolder(db, { teamId, senderId }, { role: 'inbox', ...folder });
  });
}

/** A letter that is being written. */
async function fillLetters(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  await makeLetter(db, { ...ctx, actor }, { kind: 'new', to: `anna@${username}.test` });
}

/** Somebody who followed a short link. */
async function fillVisits(db: Db, ctx: Context, account: Account): Promise<void> {
  const { teamId, username } = account;
  const linkId = await addLink(db, ctx, account, { name: username, code: `${username}-visited` });
  await addVisits(db, ctx, teamId, [{ linkId, at: ctx.now(), referrer: `${username}.test` }]);
}

/** A short link with an address for a recipient, a domain, and how long visits are kept. */
async function fillShortLinks(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const [signedIn, links] = [{ ...ctx, actor }, testLinks()];
  const fields = { name: username, productType: 'ecommerce', targetUrl: `https://${username}.test/` };
  const input = createShortLink.body.parse(fields);
  const { id: linkId } = await createLink(db, signedIn, links, input);
  const people = [{ recipientId: 1, taskId: 1, creatorId: 1 }];
  await asTeam(db, teamId, db => codesForRecipients(db, ctx, links, { teamId, linkId }, people));
  await addDomain(db, signedIn, links, `${username}.example.com`);
  await changeSettings(db, signedIn, 90);
}

/** Two teams with at least one row in every table that belongs to a team. */
export async function makeTwoTeams(db: Db, ctx: Context): Promise<[Account, Account]> {
  const teams: [Account, Account] = [await makeTeam(db, ctx, 'first'), await makeTeam(db, ctx, 'second')];
  for (const account of teams) {
    await signIn(db, ctx, account);
    await fillShell(db, ctx, account);
    await fillTeam(db, ctx, account);
    await fillPlan(db, ctx, account);
    await fillDecisions(db, ctx, account);
    await fillBulk(db, ctx, account);
    await fillLists(db, ctx, account);
    await fillImports(db, ctx, account);
    await fillMemory(db, ctx, account);
    await fillSandbox(db, ctx, account);
    await fillTemplates(db, ctx, account);
    await fillMailTasks(db, ctx, account);
    await fillSenders(db, ctx, account);
    await fillMailAnswers(db, ctx, account);
    await fillLetters(db, ctx, account);
    await fillInbox(db, ctx, account);
    await fillShortLinks(db, ctx, account);
    await fillVisits(db, ctx, account);
    await addPrices(db, ctx, account);
  }
  return teams;
}
