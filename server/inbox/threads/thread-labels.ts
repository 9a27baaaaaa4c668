import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Label, listLabels } from '../../../contract/inbox/threads.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  dropLabel,
  findLabel,
  insertLabel,
  labelNamed,
  labelRows,
  lockLabels,
  setLabel,
  type LabelFields,
} from './thread-labels.queries.ts';

const maxLabels = 100;

const texts = {
  zh: { taken: '已有同名标签', many: `最多 ${maxLabels} 个标签` },
  en: { taken: 'A label with this name already exists', many: `Up to ${maxLabels} labels` },
};

export function loadLabels(pool: Db, { actor }: SignedIn): Promise<ReplyOf<typeof listLabels>> {
  return asTeam(pool, actor.teamId, async db => {
    const labels = await labelRows(db, actor.teamId);
    return { labels: labels as Label[] };
  });
}

async function refuseTaken(db: Db, ctx: SignedIn, name: string, own?: number): Promise<void> {
  const id = await labelNamed(db, ctx.actor.teamId, name);
  if (id === null || id === own) return;
  throw new AppError('taken', {}, [{ field: 'name', reason: texts[ctx.lang].taken }]);
}

/** @throws AppError taken; invalid_request if the team has the most labels it may have */
export function addLabel(pool: Db, ctx: SignedIn, fields: LabelFields): Promise<{ id: number }> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await lockLabels(db, teamId);
    await refuseTaken(db, ctx, fields.name);
    if ((await labelRows(db, teamId)).length >= maxLabels) {
      throw new AppError('invalid_request', {}, [{ field: 'name', reason: texts[ctx.lang].many }]);
    }
    return { id: await insertLabel(db, teamId, fields) };
  });
}

/** @throws AppError not_found, taken */
export function changeLabel(pool: Db, ctx: SignedIn, id: number, fields: LabelFields): Promise<void> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await lockLabels(db, teamId);
    if (!(await findLabel(db, teamId, id))) throw new AppError('not_found');
    await refuseTaken(db, ctx, fields.name, id);
    await setLabel(db, teamId, id, fields);
  });
}

/** @throws AppError not_found */
export async function removeLabel(pool: Db, { actor: { teamId } }: SignedIn, id: number): Promise<void> {
  const isRemoved = await asTeam(pool, teamId, db => dropLabel(db, teamId, id));
  if (!isRemoved) throw new AppError('not_found');
}
