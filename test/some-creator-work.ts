import {
  acceptTerms,
  makeCollaborationPage,
  showCreatorWork,
  type CreatorWork,
} from '../contract/collaboration-pages.ts';
import { hashToken } from '../server/auth/token.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertComment } from '../server/features/collaboration-drafts/comments.queries.ts';
import { insertDraft } from '../server/features/collaboration-drafts/queries.ts';
import { putDetails } from '../server/features/collaboration-pages/details.queries.ts';
import { insertPage } from '../server/features/collaboration-pages/queries.ts';
import type { TestApp } from './app.ts';
import { callApp } from './calls.ts';
import type { Account } from './two-teams.ts';

/** A draft with a comment, an address of the creator's page, and what the creator gave there. */
export async function fillCreatorWork(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
  { campaignId, collaborationId }: { campaignId: number; collaborationId: number },
): Promise<void> {
  const at = ctx.now();
  const of = { teamId, collaborationId };
  const draft = { campaign_id: campaignId, deliverable_id: null, campaign_file_id: null, handed_in_at: at };
  const page = { campaign_id: campaignId, lang: 'en', created_by: accountId, created_at: at } as const;
  await asTeam(db, teamId, async db => {
    const url = `https://drafts.example/${username}`;
    const draftId = await insertDraft(db, of, { ...draft, url, note: username, account_id: null });
    await insertComment(db, of, { draft_id: draftId, account_id: accountId, text: username, at });
    const expires_at = new Date(at.getTime() + 86_400_000);
    await insertPage(db, of, { ...page, expires_at }, hashToken(`page of ${username}`));
    await putDetails(db, of, { address: Buffer.from(username), payment: null, given_at: at });
  });
}

/** @returns the token of a new address of the creator's page */
export async function pageFor(app: TestApp, token: string, id: number, days = 30): Promise<string> {
  const body = { lang: 'en', days } as const;
  const { data } = await callApp(app, makeCollaborationPage, { token, params: { id }, body });
  return data.url.split('/').at(-1) ?? '';
}

export const openWork = (app: TestApp, page: string) =>
  callApp(app, showCreatorWork, { params: { token: page } });

/** Accepts what `work` shows. */
export const acceptShown = (
  app: TestApp,
  page: string,
  { feeMinor, currency, terms, deliverables }: CreatorWork,
) => {
  const body = { feeMinor, currency, terms, deliverableIds: deliverables.map(({ id }) => id) };
  return callApp(app, acceptTerms, { params: { token: page }, body });
};
