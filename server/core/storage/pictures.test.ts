import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { croppedPicture } from './pictures.ts';

const size = { width: 160, height: 100 };
const red = { r: 200, g: 30, b: 30 };
const made = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 4, background } });

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few kilobytes that claims to be so large. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

it.each([
  ['JPEG', () => made(400, 400).jpeg().toBuffer()],
  ['PNG', () => made(30, 400).png().toBuffer()],
  ['WebP', () => made(400, 30).webp().toBuffer()],
  ['GIF', () => made(64, 64).gif().toBuffer()],
])('takes the middle of a %s', async (_, make) => {
  const bytes = await croppedPicture(await make(), size);
  expect(await sharp(bytes!).metadata()).toMatchObject({ format: 'webp', ...size, hasAlpha: false });
});

it('leaves neither metadata nor transparency', async () => {
  const clear = made(200, 200, { ...red, alpha: 0 }).withExif({ IFD0: { Copyright: 'somebody' } });
  const bytes = await croppedPicture(await clear.png().toBuffer(), size);
  expect((await sharp(bytes!).metadata()).exif).toBeUndefined();
  const { channels } = await sharp(bytes!).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});

it.each([
  ['a text', () => Buffer.from('<html>not found</html>')],
  ['nothing', () => Buffer.alloc(0)],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['a TIFF', () => made(20, 20).tiff().toBuffer()],
  ['a JPEG that ends early', async () => (await made(900, 900).jpeg().toBuffer()).subarray(0, 600)],
  ['a name of JPEG without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
  ['a PNG of 900 million pixels', () => bomb(30_000)],
])('refuses %s', async (_, make) => {
  expect(await croppedPicture(await make(), size)).toBeNull();
});
