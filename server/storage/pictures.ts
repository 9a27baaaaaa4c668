/** Pictures of phones have some 12 million points; what says it has more wants our memory. */
const mostPoints = 40_000_000;
const formats = ['jpeg', 'png', 'webp', 'gif'];

/** The middle of a picture as a WebP square of `side` points, without anything else; null for no picture. */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer | null> {
  // Loaded by the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) return null;
    return await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer();
  } catch {
    return null;
  }
}
