import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { defaultSettings } from '../server/features/alerts/defaults.ts';
import { noFacts } from '../server/features/alerts/happening.ts';
import { insertMail } from '../server/features/alerts/mails.queries.ts';
import { insertAlerts, putSettings } from '../server/features/alerts/queries.ts';
import { noRequirements } from '../server/features/briefs/change.ts';
import { insertChanges, putChecks } from '../server/features/briefs/checks.queries.ts';
import { putBrief } from '../server/features/briefs/queries.ts';
import type { Account } from './two-teams.ts';

/** A brief with a check that failed, and an alert with its mail, of a project that need not be there. */
export async function addBrief(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const of = { teamId, projectId: 1 };
  const at = ctx.now();
  const seen = {
    wanted: `#${username}`,
    found: '',
    caption: username,
    coverUrl: '',
    publishedAt: null,
    state: 'online',
    plays: null,
    likes: null,
    comments: null,
    shares: null,
  } as const;
  const check = {
    key: 'tiktok:1',
    requirement: `hashtag:${username}`,
    outcome: 'failed',
    reason: 'missing',
    evidence: seen,
  } as const;
  const happening = { key: 'tiktok:1', kind: 'deleted', mark: username, at, facts: noFacts } as const;
  await asTeam(db, teamId, async db => {
    const requirements = { ...noRequirements, hashtags: [username] };
    await putBrief(db, of, { requirements, revision: 0, by: accountId, at });
    await putChecks(db, of, [{ ...check, since: at, first_met_at: null }]);
    await insertChanges(db, of, [{ ...check, at, decision: null, decided_by: null, note: '' }]);
    const settings = { settings: defaultSettings, revision: 1, heedsSince: at };
    await putSettings(db, of, { ...settings, lang: 'zh', by: accountId, at });
    const addresses = [`${username}@mail.test`];
    const mailId = await insertMail(db, of, { senderId: 1, addresses, lang: 'zh', dueAt: at, at });
    await insertAlerts(db, of, [happening], { at, mailId });
  });
}

interface OfProject {
  teamId: number;
  projectId: number;
}

/** The brief of a project asks for nothing but that posts disclose that they are paid. */
export const askForDisclosure = (
  db: Db,
  ctx: Context,
  of: OfProject,
  by: Pick<Account, 'accountId'>,
): Promise<boolean> =>
  asTeam(db, of.teamId, db =>
    putBrief(db, of, {
      requirements: { ...noRequirements, disclosure: 'any' },
      revision: 0,
      by: by.accountId,
      at: ctx.now(),
    }),
  );

/** Whether a post discloses that it is paid, as if it had been judged. */
export const judgeDisclosure = (
  db: Db,
  ctx: Context,
  of: OfProject,
  key: string,
  outcome: 'met' | 'failed' | 'waiting',
): Promise<void> => {
  const evidence = {
    wanted: 'any',
    found: '',
    caption: '',
    coverUrl: '',
    publishedAt: null,
    state: 'online',
    plays: null,
    likes: null,
    comments: null,
    shares: null,
  } as const;
  const check = { key, requirement: 'disclosure', outcome, reason: 'missing', evidence } as const;
  return asTeam(db, of.teamId, db => putChecks(db, of, [{ ...check, since: ctx.now(), first_met_at: null }]));
};
