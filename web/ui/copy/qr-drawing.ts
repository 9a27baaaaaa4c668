/** Modules that stay light around a QR code: readers want four. */
export const quietZone = 4;

/** A square in modules from the top and start edge, the quiet zone included. */
export interface Plate {
  at: number;
  side: number;
}

/** A QR code in units of its modules. */
export interface QrDrawing {
  /** Along a side, with the quiet zone. */
  side: number;
  /** Top left corners of the dark modules. */
  dark: readonly { x: number; y: number }[];
  /** Where a picture may lie: left light in the middle. */
  plate: Plate | null;
}

/** Of the side of the code: 0.36² of its area, so that what is covered can be made good by level H. */
const plateShare = 0.36;

/** Odd as the code itself, so that it lies exactly in the middle. */
function plateIn(size: number): Plate {
  const most = Math.floor(size * plateShare);
  const side = most % 2 ? most : most - 1;
  return { at: quietZone + (size - side) / 2, side };
}

/** @param hasPlate keeps the middle free, and corrects 30 % of errors instead of 15 % */
export async function drawQr(text: string, hasPlate = false): Promise<QrDrawing> {
  const { default: qrcode } = await import('qrcode');
  const { modules } = qrcode.create(text, { errorCorrectionLevel: hasPlate ? 'H' : 'M' });
  const plate = hasPlate ? plateIn(modules.size) : null;
  const isFree = (place: number) => plate !== null && place >= plate.at && place < plate.at + plate.side;
  const dark = [...modules.data.keys()]
    .filter(at => modules.data[at])
    .map(at => ({ x: quietZone + (at % modules.size), y: quietZone + Math.floor(at / modules.size) }))
    .filter(({ x, y }) => !(isFree(x) && isFree(y)));
  return { side: modules.size + 2 * quietZone, dark, plate };
}

/** The dark modules as the path of an SVG. */
export const pathOf = ({ dark }: QrDrawing): string => dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');

/** Where the picture lies on its plate, with a light rim around it. */
export const pictureOn = ({ at, side }: Plate): Plate => ({ at: at + 0.75, side: side - 1.5 });
