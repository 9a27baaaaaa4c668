/** Pixels. Pictures of phones have some 12 million; one that claims many more would exhaust our memory. */
const maxPoints = 40_000_000;
const formats = ['jpeg', 'png', 'webp', 'gif'];

/** The first bytes of JPEG, PNG, WebP and GIF. */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|GIF8[79]a)/s;

/** Goes by the first bytes, so that other formats, such as SVG and PDF, never reach their decoders. */
const looksLikePicture = (bytes: Buffer) => beginnings.test(bytes.toString('latin1', 0, 12));

/**
 * Returns the middle of a picture as a WebP of this size in pixels, without metadata and
 * transparency; null if it is no picture.
 */
export async function croppedPicture(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  if (!looksLikePicture(bytes)) return null;
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPoints, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) return null;
    return await picture
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    return null;
  }
}

const logoFormats = ['jpeg', 'png', 'webp'];
/** Pixels: the head of a printed page shows it at half this size. */
const logoSize = { width: 480, height: 160 };

/** Returns a logo as a PNG that fits the head of a report, without metadata; null if it is no picture we accept. */
export async function logoPicture(bytes: Buffer): Promise<Buffer | null> {
  if (!looksLikePicture(bytes)) return null;
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPoints, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!logoFormats.includes(format)) return null;
    const sized = picture.rotate().resize({ ...logoSize, fit: 'inside', withoutEnlargement: true });
    return await sized.png({ palette: true, quality: 90 }).toBuffer();
  } catch {
    return null;
  }
}

export interface MailPicture {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif';
  extension: 'png' | 'jpg' | 'gif';
}

/** Pixels: mail is shown some 600 wide, on high-density screens with twice as many pixels. */
const widestInMail = 1400;
const widestMoving = 600;
const smallMovingBytes = 1024 * 1024;

/**
 * Re-encodes a picture so that every mail program shows it: PNG if it is transparent or was a PNG or GIF, else JPEG. An
 * animation becomes a GIF; a small GIF is kept as it is. Null if it is no picture.
 */
export async function mailPicture(bytes: Buffer): Promise<MailPicture | null> {
  if (!looksLikePicture(bytes)) return null;
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: maxPoints, failOn: 'error' } as const;
    const picture = sharp(bytes, options);
    const { format, pages = 1, hasAlpha } = await picture.metadata();
    if (!formats.includes(format)) return null;
    if (pages > 1 && (format === 'gif' || format === 'webp')) {
      const moving = sharp(bytes, { ...options, animated: true });
      // Always decoded to the end: a file that only begins like a picture is refused.
      const made = await moving.resize({ width: widestMoving, withoutEnlargement: true }).gif().toBuffer();
      const isKept = format === 'gif' && bytes.length <= smallMovingBytes;
      return { bytes: isKept ? bytes : made, mediaType: 'image/gif', extension: 'gif' };
    }
    const sized = picture.rotate().resize({ width: widestInMail, withoutEnlargement: true });
    return format === 'png' || format === 'gif' || hasAlpha
      ? { bytes: await sized.png().toBuffer(), mediaType: 'image/png', extension: 'png' }
      : { bytes: await sized.jpeg({ quality: 85 }).toBuffer(), mediaType: 'image/jpeg', extension: 'jpg' };
  } catch {
    return null;
  }
}
