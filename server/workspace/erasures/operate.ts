import { erasureDeeds } from '../../../contract/core/personal-data/data-kinds.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/workspace/erasures.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Person } from '../../core/db/personal-data/person.ts';
import { AppError } from '../../core/errors.ts';
import type { SentFile } from '../../core/http/serve-endpoint.ts';
import { listTeamIds } from '../../identity/accounts/service.ts';
import { certificateOf } from './certificate.ts';
import { countHeld, exportOf } from './export-person.ts';
import { findPerson } from './find-person.ts';
import { newestErasures } from './queries.ts';
import { findErasure, readHeld, requestErasure } from './service.ts';

const shown = 100;

const faults = {
  zh: {
    unknown: '没有找到：请填写邮箱地址，或目录中达人的主页链接',
    other: '与要清除的内容不一致，请照原样输入',
  },
  en: {
    unknown: 'Nobody found: enter an email address, or the profile link of a creator in the catalogue',
    other: 'This doesn’t match: type exactly what is to be erased',
  },
};

/** @throws AppError invalid_request */
async function requirePerson(db: Db, ctx: Context, who: string): Promise<Person> {
  const person = await findPerson(db, ctx, who);
  if (!person)
    throw new AppError('invalid_request', {}, [{ field: 'who', reason: faults[ctx.lang].unknown }]);
  return person;
}

/** @throws AppError invalid_request if the text names nobody */
export async function previewPerson(
  db: Db,
  ctx: Context,
  { who }: BodyOf<typeof contract.findPerson>,
): Promise<ReplyOf<typeof contract.findPerson>> {
  const person = await requirePerson(db, ctx, who);
  const held = countHeld(await readHeld(db, ctx, person));
  return { addresses: person.addresses, names: person.names, held };
}

/** @throws AppError invalid_request if the text names nobody */
export async function exportFile(
  db: Db,
  ctx: Context,
  { who }: BodyOf<typeof contract.exportPerson>,
): Promise<SentFile> {
  const person = await requirePerson(db, ctx, who);
  const content = exportOf(person, await readHeld(db, ctx, person), ctx.now());
  return { content: Buffer.from(content), mediaType: 'application/octet-stream', name: 'person.json' };
}

/**
 * @param send inserts the job that erases
 * @throws AppError invalid_request if the text names nobody, or was not typed again
 */
export async function erasePerson(
  db: Db,
  ctx: Context,
  { who, confirmation }: BodyOf<typeof contract.erasePerson>,
  send: (db: Db) => Promise<void>,
): Promise<{ id: number }> {
  if (confirmation !== who)
    throw new AppError('invalid_request', {}, [{ field: 'confirmation', reason: faults[ctx.lang].other }]);
  return { id: await requestErasure(db, ctx, await requirePerson(db, ctx, who), send) };
}

export async function loadErasures(db: Db, _ctx: Context): Promise<ReplyOf<typeof contract.listErasures>> {
  const teams = (await listTeamIds(db)).length;
  const rows = await newestErasures(db, shown);
  return {
    erasures: rows.map(({ id, asked_at, ended_at, teams_done, done }) => ({
      id,
      askedAt: asked_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
      teams: ended_at ? teams_done.length : Math.max(teams, teams_done.length),
      teamsDone: teams_done.length,
      done: Object.fromEntries(
        erasureDeeds.map(deed => [
          deed,
          Object.values(done).reduce((sum, deeds) => sum + (deeds[deed] ?? 0), 0),
        ]),
      ) as Record<(typeof erasureDeeds)[number], number>,
    })),
  };
}

/** @throws AppError not_found */
export async function certificateFile(db: Db, ctx: Context, id: number): Promise<SentFile> {
  const content = certificateOf(await findErasure(db, ctx, id), ctx.lang);
  return { content: Buffer.from(content), mediaType: 'text/plain; charset=utf-8', name: `erasure-${id}.txt` };
}
