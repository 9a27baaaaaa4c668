import type { ImportChange } from '../../../../contract/creators/list-imports/list-imports.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { importAddresses, withNewAddress } from '../../creator-emails/service.ts';
import { hasNoName } from '../../shared/team-names.ts';
import { importedNames, putImportedNames } from '../../shared/team-names.queries.ts';
import type { ReadRow } from './read-row.ts';
import { namesOfCreators } from './rows.queries.ts';

/** A row whose creator is in the catalogue. */
interface CreatorRow {
  row: ReadRow;
  id?: number | undefined;
}

const statedIn = (rows: readonly CreatorRow[]) =>
  rows.flatMap(({ row: { creator }, id }) =>
    'reason' in creator || id === undefined
      ? []
      : [{ creatorId: id, name: creator.name, emails: creator.emails }],
  );

/** The names that the team has from a file and from nobody else, for creators without a name in the catalogue. */
async function ownNames(db: Db, stated: ReturnType<typeof statedIn>) {
  const named = stated.filter(({ name }) => name !== '');
  if (!named.length) return [];
  const catalogue = await namesOfCreators(
    db,
    named.map(({ creatorId }) => creatorId),
  );
  return named.filter(({ creatorId, name }) => {
    const known = catalogue.get(creatorId);
    return known !== undefined && hasNoName(known) && name !== known.handle;
  });
}

/** Returns what of the rows' names and addresses the team does not have yet, by creator; writes nothing. */
export async function missingOwnData(
  db: Db,
  { actor: { teamId } }: SignedIn,
  naming: readonly CreatorRow[],
): Promise<Map<number, ImportChange[]>> {
  const stated = statedIn(naming);
  const names = await ownNames(db, stated);
  const ids = names.map(({ creatorId }) => creatorId);
  const known = ids.length ? await importedNames(db, teamId, ids) : new Map<number, string>();
  const renamed = new Set(
    names.filter(({ creatorId, name }) => known.get(creatorId) !== name).map(({ creatorId }) => creatorId),
  );
  const addressed = await withNewAddress(db, teamId, stated);
  return new Map(
    stated.map(({ creatorId }) => [
      creatorId,
      [
        ...(renamed.has(creatorId) ? (['name'] as const) : []),
        ...(addressed.has(creatorId) ? (['email'] as const) : []),
      ],
    ]),
  );
}

/**
 * Stores addresses and names as the team's own, whatever becomes of the rows: other teams see nothing of them. A name is
 * stored for a creator that the catalogue has no name for. Runs in the caller's transaction as the team.
 * @param naming rows that name a creator for the first time in their file @param repeated others, for their addresses
 */
export async function keepOwnData(
  db: Db,
  ctx: SignedIn,
  naming: readonly CreatorRow[],
  repeated: readonly CreatorRow[],
): Promise<void> {
  await importAddresses(db, ctx, statedIn([...naming, ...repeated]));
  const own = await ownNames(db, statedIn(naming));
  if (own.length) await putImportedNames(db, ctx.actor.teamId, own, ctx.now());
}
