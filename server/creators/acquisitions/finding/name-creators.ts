import type { Profile } from '../../../../contract/core/pasted-links/profile-links.ts';
import type { Db } from '../../../core/db/database.ts';
import { findNamedCreators } from '../../../catalogue/creator-records/writing/named-creators.ts';
import type { NamingLine, ReadLinks } from './read-links.ts';

export interface NamedProfile {
  profile: Profile;
  /** Equal for all that name a creator in the same way. */
  subject: string;
  /** Set if the catalogue knows the creator. */
  id: number | undefined;
}

/** Returns the creators that the profiles name, in their order. */
export async function nameCreators(db: Db, profiles: readonly Profile[]): Promise<NamedProfile[]> {
  const found = await findNamedCreators(db, profiles);
  return profiles.map((profile, at) => ({ profile, subject: found[at]?.key ?? '', id: found[at]?.id }));
}

export interface NamedLinks {
  named: (NamingLine & { subject: string })[];
  refused: ReadLinks['refused'];
}

/** Refuses lines that name the same creator as an earlier line, even in another way that the catalogue knows. */
export async function withoutDuplicates(db: Db, read: ReadLinks): Promise<NamedLinks> {
  const creators = await nameCreators(
    db,
    read.named.map(({ profile }) => profile),
  );
  const seen = new Set<string | number>();
  const [named, refused]: [NamedLinks['named'], NamedLinks['refused']] = [[], [...read.refused]];
  for (const [at, line] of read.named.entries()) {
    const { subject = '', id } = creators[at] ?? {};
    const isAgain = seen.has(subject) || (id !== undefined && seen.has(id));
    seen.add(subject);
    if (id !== undefined) seen.add(id);
    if (isAgain) refused.push({ line: line.line, text: line.text, reason: 'duplicate' });
    else named.push({ ...line, subject });
  }
  return { named, refused: refused.toSorted((a, b) => a.line - b.line) };
}
