import { profileLink } from '../../../../contract/core/pasted-links/profile-links.ts';
import { passes, SourceFault } from '../source-fault.ts';
import type { Card, Connector, Gate, Wanted } from '../source.ts';
import { askEmbed } from './ask-embed.ts';

/**
 * oEmbed, what platforms tell pages that embed them: name and homepage, no figures. TikTok has it for profiles, YouTube
 * only for videos (`askEmbed`); Instagram wants a token for posts and has no profiles.
 */
export const oembed: Connector = {
  code: 'oembed',
  platforms: ['tiktok'],
  can: ['profile'],
  buckets: [{ name: 'calls', units: 3600, per: 'hour' }],
  credential: [],
  keepDays: null,
  hasModes: false,
  batch: 10,
  cardCost: 1,
  async cards(gate, wanted) {
    const cards: Card[] = [];
    for (const each of wanted) cards.push(await cardOf(gate, each));
    return cards;
  },
};

async function cardOf(gate: Gate, wanted: Wanted): Promise<Card> {
  try {
    if (wanted.platform !== 'tiktok' || wanted.handle === undefined)
      throw new SourceFault('permanent', 'only TikTok’s profiles, by their handle', { wasAsked: false });
    const handle = wanted.handle.toLowerCase();
    const { name, homepageUrl } = await askEmbed(gate, 'tiktok', profileLink('tiktok', handle));
    return { wanted, record: { type: 'creator', platform: 'tiktok', handle, name, homepageUrl } };
  } catch (error) {
    if (!(error instanceof SourceFault) || passes(error)) throw error;
    return { wanted, fault: error };
  }
}
