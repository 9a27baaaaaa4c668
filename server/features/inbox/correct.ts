import type { MailKind } from '../../../contract/mail-kinds.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { correctKind } from '../mail-intake/service.ts';

/** Somebody says what a mail really is; what followed from it is put right. @throws AppError not_found */
export const correct = (pool: Db, ctx: SignedIn, mailId: number, kind: MailKind): Promise<void> =>
  asTeam(pool, ctx.actor.teamId, db => correctKind(db, ctx, mailId, kind));
