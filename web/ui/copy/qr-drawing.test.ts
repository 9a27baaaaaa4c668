import qrcode from 'qrcode';
import { expect, test } from 'vitest';
import { drawQr, pathOf, quietZone } from './qr-drawing.ts';

const texts = ['https://s.example/a1B2c3D?qr', `https://go.example.com/s/${'a'.repeat(32)}?qr`];

/** The dark modules from the library itself as `x y`, without the quiet zone. */
function modulesOf(text: string, level: 'M' | 'H') {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: level });
  const dark = new Set<string>();
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) dark.add(`${x} ${y}`);
  return { size: modules.size, dark };
}

test.each(texts)('%s is drawn module for module', async text => {
  const drawing = await drawQr(text);
  const { size, dark } = modulesOf(text, 'M');
  expect(drawing.side).toBe(size + 8);
  expect(new Set(drawing.dark.map(({ x, y }) => `${x - quietZone} ${y - quietZone}`))).toEqual(dark);
  expect(drawing.plate).toBeNull();
  expect(pathOf(drawing).match(/M\d+ \d+h1v1h-1z/g)).toHaveLength(dark.size);
});

test.each(texts)('of %s only the middle is kept free for a picture', async text => {
  const { side, dark, plate } = await drawQr(text, true);
  const code = modulesOf(text, 'H');
  const at = (plate?.at ?? 0) - quietZone;
  const length = plate?.side ?? 0;
  expect(2 * at + length).toBe(code.size);
  expect(length ** 2 / code.size ** 2).toBeLessThanOrEqual(0.2);
  expect(length ** 2 / code.size ** 2).toBeGreaterThan(0.05);
  const isFree = (place: number) => place >= at && place < at + length;
  const kept = [...code.dark].filter(module => !module.split(' ').map(Number).every(isFree));
  expect(side).toBe(code.size + 8);
  expect(new Set(dark.map(({ x, y }) => `${x - quietZone} ${y - quietZone}`))).toEqual(new Set(kept));
});
