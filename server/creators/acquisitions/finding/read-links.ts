import type { AcquisitionReason } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { profileOf, type Profile } from '../../../../contract/core/pasted-links/profile-links.ts';

export interface NamingLine {
  /** Counts from 1, like an editor. */
  line: number;
  text: string;
  profile: Profile;
}

interface RefusedLine {
  line: number;
  text: string;
  reason: Extract<AcquisitionReason, 'notALink' | 'otherPlatform' | 'duplicate'>;
}

export interface ReadLinks {
  named: NamingLine[];
  refused: RefusedLine[];
}

const longestText = 300;

/** Removes what PostgreSQL cannot store in a text. */
const storable = (text: string) =>
  text.replaceAll('\0', '').toWellFormed().slice(0, longestText).toWellFormed();

/** Reads the profile of each line; a handle without a link belongs to `platform`. Empty lines are skipped. */
export function readLinks(pasted: string, platform: Platform): ReadLinks {
  const read: ReadLinks = { named: [], refused: [] };
  for (const [at, text] of pasted.split(/\r\n|\r|\n/).entries()) {
    if (text.trim() === '') continue;
    const line = { line: at + 1, text: storable(text.trim()) };
    const profile = profileOf(text, platform);
    if ('fault' in profile) read.refused.push({ ...line, reason: 'notALink' });
    else if (profile.platform !== platform) read.refused.push({ ...line, reason: 'otherPlatform' });
    else read.named.push({ ...line, profile });
  }
  return read;
}
