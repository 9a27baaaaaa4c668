import type { AcquisitionReason } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { profilesIn } from '../../../../contract/core/pasted-links/pasted-profiles.ts';
import type { Profile, ProfileFault } from '../../../../contract/core/pasted-links/profile-links.ts';

export interface NamingLine {
  /** Counts from 1, like an editor. */
  line: number;
  text: string;
  profile: Profile;
}

interface RefusedLine {
  line: number;
  text: string;
  reason: AcquisitionReason;
}

export interface ReadLinks {
  named: NamingLine[];
  refused: RefusedLine[];
}

const longestText = 300;

/** Removes what PostgreSQL cannot store in a text. */
const storable = (text: string) =>
  text.replaceAll('\0', '').toWellFormed().slice(0, longestText).toWellFormed();

const reasonOf: Record<ProfileFault, AcquisitionReason> = {
  missing: 'notALink',
  notALink: 'notALink',
  otherSite: 'otherSite',
  notAProfile: 'notAProfile',
  shortLink: 'shortLink',
  badHandle: 'badHandle',
  unknownPlatform: 'notALink',
};

/** Reads the profiles of a paste; a handle without a link belongs to `platform`. */
export function readLinks(pasted: string, platform: Platform): ReadLinks {
  const read: ReadLinks = { named: [], refused: [] };
  for (const { line: number, text, profile } of profilesIn(pasted, platform)) {
    const line = { line: number, text: storable(text) };
    if ('fault' in profile) read.refused.push({ ...line, reason: reasonOf[profile.fault] });
    else if (profile.platform !== platform) read.refused.push({ ...line, reason: 'otherPlatform' });
    else read.named.push({ ...line, profile });
  }
  return read;
}
