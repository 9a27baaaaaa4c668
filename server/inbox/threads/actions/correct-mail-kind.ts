import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { correctKind } from '../../inbound-mail/reclassify-mails.ts';

/** Sets the kind of a mail by hand, and corrects its consequences. @throws AppError not_found */
export const correct = (pool: Db, ctx: SignedIn, mailId: number, kind: MailKind): Promise<void> =>
  asTeam(pool, ctx.actor.teamId, db => correctKind(db, ctx, mailId, kind));
