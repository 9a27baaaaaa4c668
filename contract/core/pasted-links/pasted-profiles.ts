import type { Platform } from '../platform.ts';
import { linksIn, plain } from './pasted-links.ts';
import { profileOf, type Profile, type ProfileFault } from './profile-links.ts';

export interface PastedProfile {
  /** Counts from 1. */
  line: number;
  /** The line, or the link if the line has several. */
  text: string;
  profile: Profile | { fault: ProfileFault };
}

/**
 * Returns the profiles in a pasted text: one a line, or several links in a line. A handle without a link belongs to
 * `platform`. Empty lines are skipped.
 */
export function profilesIn(pasted: string, platform?: Platform): PastedProfile[] {
  return pasted.split(/\r\n|\r|\n/).flatMap((text, at) => {
    if (text.trim() === '') return [];
    const links = linksIn(plain(text)).filter(({ site }) => site !== undefined);
    const texts = links.length > 1 ? links.map(link => link.text) : [text.trim()];
    return texts.map(text => ({ line: at + 1, text, profile: profileIn(text, platform) }));
  });
}

/** A sentence is no handle with wrong characters. */
function profileIn(text: string, platform: Platform | undefined): PastedProfile['profile'] {
  const profile = profileOf(text, platform);
  const isSentence = 'fault' in profile && profile.fault === 'badHandle' && /\s/.test(text);
  return isSentence ? { fault: 'notALink' } : profile;
}
