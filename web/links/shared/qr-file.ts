import { pathOf, pictureOn, type QrDrawing } from '../../ui/copy/qr-drawing.ts';

const ink = '#10131a';

/** Renders the drawing as SVG. @param logo data URL of a picture for the middle */
export function qrSvg(drawing: QrDrawing, logo?: string): string {
  const { side, plate } = drawing;
  const place = plate && pictureOn(plate);
  const picture =
    place && logo
      ? `<image href="${logo}" x="${place.at}" y="${place.at}" width="${place.side}" height="${place.side}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="${ink}" d="${pathOf(drawing)}"/>${picture}</svg>\n`;
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Draws an image as large as fits, centred in a square. */
function contain(pen: CanvasRenderingContext2D, image: CanvasImageSource & Size, at: number, side: number) {
  const scale = Math.min(side / image.width, side / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.drawImage(image, at + (side - width) / 2, at + (side - height) / 2, width, height);
}

interface Size {
  width: number;
  height: number;
}

function canvasOf(size: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  return { canvas, pen };
}

/** Renders the drawing as PNG, `size` pixels wide; each module is a whole number of pixels, so edges are sharp. */
export async function qrPng(drawing: QrDrawing, size: number, logo?: string): Promise<Blob> {
  const { canvas, pen } = canvasOf(size);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  const scale = Math.max(1, Math.floor(size / drawing.side));
  const rim = Math.floor((size - scale * drawing.side) / 2);
  pen.fillStyle = ink;
  for (const { x, y } of drawing.dark) pen.fillRect(rim + x * scale, rim + y * scale, scale, scale);
  if (drawing.plate && logo) {
    const { at, side } = pictureOn(drawing.plate);
    contain(pen, await imageOf(logo), rim + at * scale, side * scale);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
      'image/png',
    );
  });
}

/** Pixels per side: sharp in the largest offered picture. */
const logoSize = 400;

/** Reads a picture file, which stays in the browser. @returns data URL @throws if it is not a picture */
export async function readLogo(file: File): Promise<string> {
  const image = await createImageBitmap(file);
  const { canvas, pen } = canvasOf(logoSize);
  contain(pen, image, 0, logoSize);
  return canvas.toDataURL('image/png');
}
