import type { Secret } from '../../outside/connectors/source.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';

/** The context that a credential is sealed for: copied to another row, it cannot be opened. */
export const credentialPlace = (id: number): string => `credential ${id}`;

/** Returns all fields of a credential in the form that its source takes. */
export function openSecret(
  { secrets }: SourceServices,
  row: { id: number; sealed: string; shown: Record<string, string> },
): Secret {
  const hidden = JSON.parse(secrets.open(row.sealed, credentialPlace(row.id))) as Record<string, string>;
  return { ...row.shown, ...hidden };
}

/** Seals the secret fields. The others are stored in the clear. */
export const sealSecret = ({ secrets }: SourceServices, id: number, hidden: Record<string, string>): string =>
  secrets.seal(JSON.stringify(hidden), credentialPlace(id));
