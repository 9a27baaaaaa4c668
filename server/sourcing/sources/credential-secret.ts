import type { Secret } from '../../outside/connectors/source.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';

/** What a sealed credential belongs to: moved to another row it cannot be opened. */
export const credentialPlace = (id: number): string => `credential ${id}`;

/** All fields of a credential, as its source takes them. */
export function openSecret(
  { secrets }: SourceServices,
  row: { id: number; sealed: string; shown: Record<string, string> },
): Secret {
  const hidden = JSON.parse(secrets.open(row.sealed, credentialPlace(row.id))) as Record<string, string>;
  return { ...row.shown, ...hidden };
}

/** The fields that are no secrets lie open. */
export const sealSecret = ({ secrets }: SourceServices, id: number, hidden: Record<string, string>): string =>
  secrets.seal(JSON.stringify(hidden), credentialPlace(id));
