/** The light margin of a QR code in modules; readers need four. */
export const quietZone = 4;

/** A square in modules from the top-left corner, quiet zone included. */
export interface Plate {
  at: number;
  side: number;
}

/** A QR code in units of its modules. */
export interface QrDrawing {
  /** The side length, quiet zone included. */
  side: number;
  /** Top-left corners of the dark modules. */
  dark: readonly { x: number; y: number }[];
  /** The area kept light in the middle for a picture. */
  plate: Plate | null;
}

/** Share of the code's side: 0.36² of its area, which error correction level H can restore. */
const plateShare = 0.36;

/** Odd like the code, so that it is exactly centred. */
function plateIn(size: number): Plate {
  const max = Math.floor(size * plateShare);
  const side = max % 2 ? max : max - 1;
  return { at: quietZone + (size - side) / 2, side };
}

/** @param hasPlate keeps the middle free, and corrects 30% of errors instead of 15% */
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

/** The dark modules as an SVG path. */
export const pathOf = ({ dark }: QrDrawing): string => dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');

/** The area of the picture on its plate, with a light border. */
export const pictureOn = ({ at, side }: Plate): Plate => ({ at: at + 0.75, side: side - 1.5 });
