import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { getPicture, type PictureKind } from '../../../contract/catalogue/pictures.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { signingKey } from '../../core/db/signing-key.ts';

const sealBytes = 16;

/** Identifies the address of a picture at its source. */
export const sourceHash = (source: string): Buffer =>
  createHash('sha256').update(source).digest().subarray(0, sealBytes);

/**
 * Makes the addresses at which we show pictures. Their seal is needed to see them, so that nobody finds out who is in
 * the catalogue by trying ids. All processes share the key.
 */
class PictureAddresses {
  private key: Buffer | null = null;

  async load(db: Db, { randomBytes }: Pick<Context, 'randomBytes'>): Promise<void> {
    this.key = await signingKey(db, 'pictures', () => randomBytes(32));
  }

  /** @param source the address at its source @returns '' without one, and in a process that serves no pages */
  of(kind: PictureKind, subject: string, source: string): string {
    if (!source || !this.key) return '';
    const path = getPicture.path.replace(':kind', kind).replace(':subject', encodeURIComponent(subject));
    return `${path}?seal=${this.sealOf(kind, subject)}&v=${sourceHash(source).toString('base64url').slice(0, 6)}`;
  }

  isGenuine(kind: PictureKind | 'mail', subject: string, seal: string): boolean {
    const own = Buffer.from(this.sealOf(kind, subject));
    return own.length === seal.length && timingSafeEqual(own, Buffer.from(seal));
  }

  /** @param kind `mail`: a picture of another site in a mail; the subject is its address */
  sealOf(kind: PictureKind | 'mail', subject: string): string {
    if (!this.key) return '';
    const mac = createHmac('sha256', this.key).update(`${kind}:${subject}`).digest();
    return mac.subarray(0, sealBytes).toString('base64url');
  }
}

/** The addresses that this process hands out. */
export const pictureAddresses = new PictureAddresses();

/** Where we show a creator's face. @param source what the catalogue has as its address; '' gives '' */
export const faceOf = (creatorId: number, source: string): string =>
  pictureAddresses.of('creator', String(creatorId), source);

/** Where we show the cover of a creator's post. */
export const coverOf = (creatorId: number, platformPostId: string, source: string): string =>
  pictureAddresses.of('post', `${creatorId}:${platformPostId}`, source);

/** Where we show the cover of a watched post. @param key `platform:id` */
export const watchedCoverOf = (key: string, source: string): string =>
  pictureAddresses.of('watched', key, source);
