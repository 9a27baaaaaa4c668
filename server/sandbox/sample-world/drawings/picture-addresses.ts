import { nicheKeys, type Niche } from '../words/vocabulary.ts';
import { drawCover } from './draw-cover.ts';
import { drawFace } from './draw-face.ts';

/** A name that is reserved for examples: nobody is ever asked for these pictures. */
const host = 'https://pictures.example';

export const faceAddress = (region: string, platformId: string): string =>
  `${host}/faces/${region}/${platformId}`;

export const coverAddress = (niche: Niche, platformPostId: string): string =>
  `${host}/covers/${niche}/${platformPostId}`;

/** Draws the picture at an address of the sample world, as SVG. @returns null for any other address */
export function drawPicture(address: string): string | null {
  if (!address.startsWith(`${host}/`)) return null;
  const [kind = '', subject = '', id = ''] = address.slice(host.length + 1).split('/');
  if (kind === 'faces' && id) return drawFace(subject, id);
  const niche = nicheKeys.find(key => key === subject);
  return kind === 'covers' && niche && id ? drawCover(niche, id) : null;
}
