import { createShortLink } from '../contract/short-links.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { addDomain } from '../server/features/short-domains/domains.ts';
import { createLink } from '../server/features/short-links/change.ts';
import { codesForRecipients } from '../server/features/short-links/service.ts';
import { changeSettings } from '../server/features/short-links/settings.ts';
import { testLinks } from './links.ts';
import type { Account } from './two-teams.ts';

/** A short link with an address for a recipient, a domain, and how long visits are kept. */
export async function addShortLink(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
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
