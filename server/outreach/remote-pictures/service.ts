import type { QueryOf } from '../../../contract/core/endpoint.ts';
import { getRemotePicture, longestPictureAddress } from '../../../contract/outreach/remote-pictures.ts';
import { pictureAddresses } from '../../catalogue/pictures/picture-addresses.ts';
import { Gate } from '../../core/concurrency-gate.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { SentFile } from '../../core/http/serve-endpoint.ts';
import { mailPicture } from '../../core/storage/pictures.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';

const daySeconds = 86_400;
const longestMs = 10_000;
/** Fetched at the same time by a process; others wait, because a newsletter has dozens. */
const gate = new Gate(6);
const maxWaiting = 200;

const dayOf = (at: Date): number => Math.floor(at.getTime() / (daySeconds * 1000));
const sealed = (address: string, until: number) => ['mail', `${until}:${address}`] as const;

/**
 * Returns where a page of ours shows a picture of another site, until the end of tomorrow.
 * @returns null for an address that is too long
 */
export function throughUs(ctx: Pick<Context, 'now'>, address: string): string | null {
  if (address.length > longestPictureAddress) return null;
  const until = dayOf(ctx.now()) + 1;
  const seal = pictureAddresses.sealOf(...sealed(address, until));
  const query = new URLSearchParams({ address, until: String(until), seal });
  return `${getRemotePicture.path}?${query.toString()}`;
}

/** The frame of a mail has an origin of its own. */
const shown = { freshSeconds: daySeconds, isShownElsewhere: true } as const;

/**
 * Fetches a picture from its site, which learns nothing of who reads the mail, and encodes it again.
 * @throws AppError not_found if no reply of ours handed out the address, and if there is no picture in the public web
 */
export async function openRemotePicture(
  ctx: Context,
  { pictures, sandbox }: Pick<SourceServices, 'pictures' | 'sandbox'>,
  { address, until, seal }: QueryOf<typeof getRemotePicture>,
): Promise<SentFile> {
  const isGenuine = pictureAddresses.isGenuine(...sealed(address, until), seal);
  if (!isGenuine || dayOf(ctx.now()) > until) throw new AppError('not_found');
  const drawn = sandbox?.draw(address);
  if (drawn) return { content: Buffer.from(drawn), mediaType: 'image/svg+xml', ...shown };
  if (gate.queued >= maxWaiting) throw new AppError('unavailable');
  const picture = await gate.pass(async () => {
    const file = await pictures.fetch(address, AbortSignal.timeout(longestMs)).catch(() => null);
    return file && mailPicture(file);
  });
  if (!picture) throw new AppError('not_found');
  return { content: picture.bytes, mediaType: picture.mediaType, ...shown };
}
