import { expect, test } from 'vitest';
import { drawQr, pathOf } from '../../ui/copy/qr-drawing.ts';
import { qrSvg } from './qr-file.ts';

const text = 'https://s.example/a1B2c3D?qr';
const picture = 'data:image/png;base64,AAAA';

test('a file has its modules, dark on light', async () => {
  const drawing = await drawQr(text);
  const svg = qrSvg(drawing);
  expect(svg).toContain(`viewBox="0 0 ${drawing.side} ${drawing.side}"`);
  expect(svg).toContain(`<path fill="#10131a" d="${pathOf(drawing)}"/>`);
  expect(svg).toContain('<path fill="#fff"');
  expect(svg).not.toContain('<image');
});

test('a logo is in the middle, within the free area', async () => {
  const drawing = await drawQr(text, true);
  const [, x, y, width, height] =
    /<image href="data:image\/png;base64,AAAA" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/
      .exec(qrSvg(drawing, picture))
      ?.map(Number) ?? [];
  expect([x, width]).toEqual([y, height]);
  expect(2 * Number(x) + Number(width)).toBe(drawing.side);
  expect(Number(x)).toBeGreaterThan(drawing.plate?.at ?? Infinity);
});

test('a code without a free area gets no logo', async () => {
  expect(qrSvg(await drawQr(text), picture)).not.toContain('<image');
});
