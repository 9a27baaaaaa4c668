import { Dice, hashText } from '../random.ts';
import type { Niche } from '../words/vocabulary.ts';
import { motifs } from './cover-motifs.ts';

const width = 360;
const height = 225;

const circle = (x: number, y: number, r: number, opacity: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${opacity}"/>`;

/** Soft shapes behind the motif, so that two posts of one creator differ. */
function backdropOf(dice: Dice): string {
  const wave = dice.between(130, 185);
  const [left, right] = [dice.between(-40, 40), dice.between(-40, 40)];
  return dice.pick([
    () =>
      circle(dice.between(20, 340), dice.between(10, 215), dice.between(50, 95), 0.12) +
      circle(dice.between(20, 340), dice.between(10, 215), dice.between(30, 70), 0.1),
    () =>
      `<path d="M0 ${wave}q90 ${left} 180 0t180 ${right}v150H0z" fill="#000" opacity=".1"/>` +
      circle(dice.between(30, 330), dice.between(20, 80), dice.between(20, 40), 0.14),
    () => {
      const x = dice.between(40, 260);
      return `<path d="M${x} 0h70l-140 225h-70zM${x + 120} 0h30l-140 225h-30z" fill="#fff" opacity=".1"/>`;
    },
  ])();
}

/** Draws the cover of a post on a subject, as SVG: always the same one for the same text. */
export function drawCover(niche: Niche, text: string): string {
  const dice = new Dice(hashText(text), 0, 1);
  const { ground, shapes } = motifs[niche];
  const [from, to] = dice.chance(0.3) ? ground.toReversed() : ground;
  const backdrop = backdropOf(dice);
  const x = width / 2 + dice.between(-45, 45);
  const y = height / 2 + dice.between(-10, 10);
  const scale = dice.between(95, 135) / 100;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#g)"/>${backdrop}` +
    `<g transform="translate(${x} ${y}) rotate(${dice.between(-8, 8)}) scale(${scale})">${shapes}</g></svg>`
  );
}
