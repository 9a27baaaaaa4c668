import { createHash } from 'node:crypto';

const sha256 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** What of an entry is never erased. */
interface SealableEntry {
  id: number;
  at: Date;
  account_id: number | null;
  action: string;
  subject: string;
  subject_id: number | null;
  fields: string[];
}

/** The part of an entry that nobody may change, and that says nothing personal. */
export const entryHash = (teamId: number, entry: SealableEntry): Buffer =>
  sha256(
    JSON.stringify([
      'entry',
      teamId,
      entry.id,
      entry.at.toISOString(),
      entry.account_id,
      entry.action,
      entry.subject,
      entry.subject_id,
      entry.fields,
    ]),
  );

interface SealableValues {
  account_name: string | null;
  subject_name: string | null;
  before: object | null;
  after: object | null;
  address: string | null;
  agent: string | null;
}

/**
 * What is personal, with a salt: once the salt is erased, the hash says nothing of what the values were, also not to
 * somebody who tries all names and addresses.
 */
export const valuesHash = (salt: Buffer, values: SealableValues): Buffer =>
  sha256(
    salt,
    JSON.stringify([
      'values',
      values.account_name,
      values.subject_name,
      values.before,
      values.after,
      values.address,
      values.agent,
    ]),
  );

export interface SealedEntry {
  place: number;
  entry_id: number;
  entry_hash: Buffer;
  values_hash: Buffer | null;
}

interface SealHead {
  number: number;
  sealed_at: Date;
  previous_hash: Buffer;
}

/** Before the first seal of a team. */
export const noHash = Buffer.alloc(32);

/** The hash of a batch: its entries in their order, and the hash of the batch before. */
export function sealHash(
  teamId: number,
  { number, sealed_at, previous_hash }: SealHead,
  entries: readonly SealedEntry[],
): Buffer {
  const lines = entries.map(({ place, entry_id, entry_hash, values_hash }) =>
    [place, entry_id, entry_hash.toString('hex'), values_hash?.toString('hex') ?? '-'].join(' '),
  );
  const head = ['seal', teamId, number, sealed_at.toISOString(), previous_hash.toString('hex')].join(' ');
  return sha256([head, ...lines].join('\n'));
}
