import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { importAddresses } from '../../creator-emails/service.ts';
import { hasNoName } from '../../shared/team-names.ts';
import { putImportedNames } from '../../shared/team-names.queries.ts';
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
  const named = statedIn(naming).filter(({ name }) => name !== '');
  if (!named.length) return;
  const catalogue = await namesOfCreators(
    db,
    named.map(({ creatorId }) => creatorId),
  );
  const own = named.filter(({ creatorId, name }) => {
    const known = catalogue.get(creatorId);
    return known !== undefined && hasNoName(known) && name !== known.handle;
  });
  if (own.length) await putImportedNames(db, ctx.actor.teamId, own, ctx.now());
}
