import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { originFields, type Origin, type getOrigins } from '../../../contract/catalogue/provenance.ts';
import { sourceCodes } from '../../../contract/core/sources/source-codes.ts';
import { connectors } from '../../outside/connectors/all-connectors.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { fieldOrigins, heldBackSources } from '../creator-records/service.ts';
import { ownRecord } from '../observations/field-provenance.ts';
import { findKept, readSourceNames, readReportedRows } from './queries.ts';

const keepDays = new Map<string, number | null>(connectors.map(({ code, keepDays: days }) => [code, days]));
const moded = new Set<string>(connectors.filter(({ hasModes }) => hasModes).map(({ code }) => code));
const codes = new Set<string>(sourceCodes);
const msOfDay = 86_400_000;

function keepUntil(source: string, reported: Date): string | null {
  const days = keepDays.get(source);
  return days === null || days === undefined
    ? null
    : new Date(reported.getTime() + days * msOfDay).toISOString();
}

type Reported = Omit<Origin, 'sourceName'>;

/** @throws AppError not_found */
export async function originsOf(
  db: Db,
  ctx: Context,
  params: CreatorParams,
): Promise<ReplyOf<typeof getOrigins>> {
  const [creator, fields, reported, names, heldBack] = await Promise.all([
    findKept(db, params),
    fieldOrigins(db, params.id),
    readReportedRows(db, params.id),
    readSourceNames(db),
    heldBackSources(db),
  ]);
  if (!creator) throw new AppError('not_found');
  // A post does not store which import it came from, so the creator's last import is used.
  const imported = Object.values(fields)
    .filter(([source]) => !codes.has(source))
    .toSorted(([, a], [, b]) => (a < b ? 1 : -1))[0]?.[0];
  const ofFields = Object.entries(fields).map(([field, [source, at]]): Reported => {
    const isOwn = creator.is_kept && ownRecord.has(field);
    const until = isOwn ? null : keepUntil(source, new Date(at));
    return { field: field as Reported['field'], source, at, count: null, oldestAt: null, keepUntil: until };
  });
  const ofRows = reported.map(({ field, source, rows, newest, oldest }): Reported => {
    const from = source ?? imported ?? '';
    const at = newest.toISOString();
    const isMany = field !== 'audience';
    const many = { count: isMany ? rows : null, oldestAt: isMany ? oldest.toISOString() : null };
    return { field, source: from, at, ...many, keepUntil: keepUntil(from, oldest) };
  });
  const nameOf = new Map(names.map(row => [row.code, ctx.lang === 'zh' ? row.name_zh : row.name_en]));
  const posts = reported.filter(({ field }) => field === 'posts');
  const isHeldBack = (source: string | null) => heldBack.some(code => code === source);
  const heldBackPosts = posts.reduce((sum, { source, rows }) => sum + (isHeldBack(source) ? rows : 0), 0);
  const hasMode = posts.some(({ source }) => source !== null && moded.has(source));
  return {
    origins: [...ofFields, ...ofRows]
      .toSorted((a, b) => originFields.indexOf(a.field) - originFields.indexOf(b.field))
      .map(origin => ({ ...origin, sourceName: nameOf.get(origin.source) ?? origin.source })),
    heldBackPosts,
    mode: hasMode ? (heldBackPosts ? 'strict' : 'amended') : null,
  };
}
