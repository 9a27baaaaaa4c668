import type { Secret } from '../../../outside/connectors/source.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Db } from '../../../core/db/database.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import { openSecret } from '../credential-secret.ts';
import { readCredentials, type CredentialRow } from './credentials-in-use.queries.ts';

/** What a call is signed with. */
export interface Key {
  /** Null if it is not a credential of the operator. */
  id: number | null;
  group: string;
  isSandbox: boolean;
  freeAt: Date | null;
  open(): Secret;
}

/** Prefers the operator's keys. The sandbox's are used only if there are no others. */
export function preferred<K extends { isSandbox: boolean }>(keys: readonly K[]): K[] {
  const own = keys.filter(key => !key.isSandbox);
  return own.length ? own : [...keys];
}

/**
 * Returns the usable keys of a source, the least recently used first.
 * @param only this one, even if the source refused it before
 * @throws SourceFault credential if there is none
 */
export async function keysOf(
  db: Db,
  world: SourceServices,
  source: SourceCode,
  only?: number,
): Promise<Key[]> {
  if (!connectorOf(source)?.credential.length) return [openKey(world)];
  const rows = await readCredentials(db, source);
  const usable = rows.filter(row => world.sandbox !== null || !row.is_sandbox);
  const keys = usable.map(row => ({ ...keyOf(world, row), isRefused: row.state === 'refused' }));
  const chosen =
    only === undefined ? preferred(keys).filter(key => !key.isRefused) : keys.filter(key => key.id === only);
  if (chosen.length) return chosen;
  const refused = usable.find(row => row.state === 'refused');
  throw new SourceFault('credential', refused?.refused_text || `no credential for ${source}`, {
    wasAsked: false,
  });
}

const keyOf = (world: SourceServices, row: CredentialRow): Key => ({
  id: row.id,
  group: row.quota_group,
  isSandbox: row.is_sandbox,
  freeAt: row.free_at,
  open: () => openSecret(world, row),
});

/** For a source that needs no credential. */
const openKey = (world: SourceServices): Key => ({
  id: null,
  group: 'open',
  isSandbox: world.sandbox !== null,
  freeAt: null,
  open: () => ({}),
});
