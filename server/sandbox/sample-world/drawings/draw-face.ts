import { Dice, hashText } from '../random.ts';
import { clothes, grounds, scarfRegions, skins, skinShares, type Skin } from './face-palettes.ts';
import { hairs, scarf } from './hair.ts';

const ink = '#2a2320';
const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const filled = (colour: string, shapes = '') => (shapes ? `<g fill="${colour}">${shapes}</g>` : '');

function bodyOf(dice: Dice, { shade }: Skin): string {
  const cloth = dice.pick(clothes);
  const collar = dice.pick([
    '<path d="M40 70q10 10 20 0l3 3q-13 14-26 0z" opacity=".22"/>',
    '<path d="M43 71l7 12 7-12 6 4-13 22-13-22z" opacity=".18"/>',
    '',
  ]);
  return (
    filled(cloth, '<path d="M12 104c0-24 16-33 38-33s38 9 38 33z"/>') +
    filled(shade, '<path d="M42 58h16v13q-8 8-16 0z"/>') +
    filled('#000', collar)
  );
}

function headOf({ base, shade, blush }: Skin): string {
  return (
    filled(shade, '<circle cx="31" cy="47" r="4.5"/><circle cx="69" cy="47" r="4.5"/>') +
    filled(base, '<path d="M31 42c0-13 8-20 19-20s19 7 19 20c0 15-7 26-19 26S31 57 31 42z"/>') +
    `<g fill="${blush}" opacity=".35"><circle cx="37.5" cy="53" r="3.6"/><circle cx="62.5" cy="53" r="3.6"/></g>`
  );
}

function looksOf(dice: Dice, { shade, blush }: Skin, hair: string): string {
  const eyes = dice.pick([
    filled(ink, '<circle cx="42.5" cy="46" r="2.3"/><circle cx="57.5" cy="46" r="2.3"/>'),
    filled(ink, '<ellipse cx="42.5" cy="46" rx="2" ry="2.8"/><ellipse cx="57.5" cy="46" rx="2" ry="2.8"/>'),
    line('M39.5 46.5q3-3.4 6 0M54.500 46.5q3-3.4 6 0', ink, 2),
  ]);
  const mouth = dice.pick([
    line('M44.500 57.500q5.500 4.500 11 0', ink, 1.9, ' opacity=".8"'),
    `<path d="M43.500 56.500q6.500 1.500 13 0q-1.500 6.500-6.500 6.500t-6.500-6.500z" fill="#fff" stroke="${ink}" stroke-width="1" stroke-opacity=".5"/>`,
    line('M45 58q5 3.600 10 0', blush, 2.6),
  ]);
  const brows = line('M39 40.500q3.500-2 7-.6M54 39.900q3.500-1.400 7 .6', hair, 1.7, ' opacity=".85"');
  return brows + eyes + line('M50 48.500q1.600 3-.6 3.800', shade, 1.7) + mouth;
}

const beards = [
  '<path d="M31.500 49c1 14 8 20 18.500 20s17.500-6 18.500-20c-3 5-6 6-9 5.500-3-2-6-2.500-9.500-2.500s-6.500.5-9.500 2.500c-3 .5-6-.5-9-5.500zM44 57.500q6 3 12 0q-1 4.500-6 4.500t-6-4.500z" fill-rule="evenodd"/>',
  '<path d="M43 55.200q3.500-2.700 7-.8q3.500-1.900 7 .8q-3.500 1.600-7 .6q-3.500 1-7-.6z"/>',
]; // oxfmt-ignore
const glasses = [
  '<circle cx="42" cy="46.500" r="6.200"/><circle cx="58" cy="46.500" r="6.200"/><path d="M48.200 46q1.800-1.600 3.600 0M35.800 45.500l-4-1M64.200 45.500l4-1"/>',
  '<rect x="35.500" y="41.500" width="13" height="9.500" rx="3"/><rect x="51.500" y="41.500" width="13" height="9.500" rx="3"/><path d="M48.500 45h3M35.500 44.500l-4-1M64.500 44.500l4-1"/>',
]; // oxfmt-ignore
const hats = [
  '<path d="M29 37c-1-16 8-23 21-23s22 7 21 23c-13-4-29-4-42 0z"/><path d="M28 34.500c14-4 30-4 44 0v5c-14-4-30-4-44 0z" opacity=".6"/>',
  '<path d="M30 36c-1-14 8-21 20-21s21 7 20 21c-12-3-28-3-40 0z"/><path d="M46 33c12-2 24-1 33 4-1 3-3 3-5 2.500-9-3-19-3.500-28-2.500z"/>',
]; // oxfmt-ignore
const earrings = '<circle cx="31" cy="54" r="2"/><circle cx="69" cy="54" r="2"/>';

/** @param shares of each in a hundred */
function pickByShare<T>(dice: Dice, items: readonly T[], shares: readonly number[]): T {
  let rest = dice.unit() * 100;
  const at = shares.findIndex(share => (rest -= share) < 0);
  return items[at] ?? items[0]!;
}

/** Draws a friendly portrait in simple shapes, as SVG: always the same one for the same text. */
export function drawFace(region: string, text: string): string {
  const dice = new Dice(hashText(text), 0, 0);
  const ground = dice.pick(grounds);
  const skin = pickByShare(dice, skins, skinShares(region));
  const isScarf = scarfRegions.has(region) && dice.chance(0.16);
  const hair = isScarf ? scarf : dice.pick(hairs);
  const colour = isScarf ? dice.pick(clothes.slice(0, 8)) : dice.pick(skin.hair);
  const { isShort = false } = hair;
  const body = bodyOf(dice, skin);
  const looks = looksOf(dice, skin, isScarf ? '#3b2a22' : colour);
  const beard = isShort && dice.chance(0.15) ? filled(colour, dice.pick(beards)) : '';
  const hat = isShort && dice.chance(0.2) ? filled(dice.pick(clothes), dice.pick(hats)) : '';
  const worn = dice.chance(0.22)
    ? `<g fill="none" stroke="#39332f" stroke-width="1.6">${dice.pick(glasses)}</g>`
    : '';
  const rings = !isShort && !isScarf && dice.chance(0.35) ? filled('#e3b34c', earrings) : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 6 76 76" width="160" height="160">' +
    filled(ground, '<path d="M0 0h100v100H0z"/>') +
    filled(colour, hair.back) +
    body +
    (isScarf ? filled(colour, '<path d="M35 60q15 16 30 0l8 16q-23 14-46 0z"/>') : '') +
    headOf(skin) +
    beard +
    looks +
    filled(colour, hair.front) +
    hat +
    rings +
    worn +
    '</svg>'
  );
}
