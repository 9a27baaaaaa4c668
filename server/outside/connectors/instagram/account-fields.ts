import type { Memory, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';

/** A creator of the sample world lives under a domain that is reserved for examples. */
export const homepageOf = (id: string, handle: string): string =>
  id.startsWith('sample-') ? `https://instagram.example/@${handle}` : `https://www.instagram.com/${handle}/`;

/**
 * The name to ask with. Instagram gives no look-up by id, so that a creator without a name is found only where the
 * name is remembered. @throws SourceFault permanent or notFound, without having asked
 */
export function nameOf({ handle, memory }: Wanted): string {
  const name = (handle ?? memory?.['handle'])?.toLowerCase();
  if (name === undefined)
    throw new SourceFault('permanent', 'Instagram is asked by account name; an id alone finds nobody', {
      wasAsked: false,
    });
  // It becomes part of an expression, so nothing else may pass.
  if (!/^[a-z0-9._]{1,30}$/.test(name))
    throw new SourceFault('notFound', 'no Instagram account can have this name', { wasAsked: false });
  return name;
}

/**
 * Under which the id that a source has for a creator is remembered. Unverified: whether the marketplace's is that of
 * business discovery, so that they are kept apart.
 */
export type IdKey = 'id' | 'marketId';

export const rememberedAs = ({ memory }: Wanted, key: IdKey, id: string, handle: string): Memory => ({
  ...memory,
  [key]: id,
  handle,
});

/**
 * Instagram answers alike for accounts that are gone, renamed or not professional. Somebody whom it has shown before is
 * gone; of others we know no more than that it shows nothing.
 */
export const unseen = ({ memory }: Wanted, key: IdKey): SourceFault =>
  memory?.[key] === undefined
    ? new SourceFault(
        'private',
        'no professional account has this name: Instagram shows business and creator accounts only',
      )
    : new SourceFault('notFound', 'the account is gone, was renamed, or is not professional any more');

/** For `catch`: what was not found, in these words. */
export const orUnseen =
  (wanted: Wanted, key: IdKey) =>
  (fault: unknown): never => {
    throw fault instanceof SourceFault && fault.kind === 'notFound' ? unseen(wanted, key) : fault;
  };

/** @throws SourceFault notFound where the name has passed to another account since it was seen first */
export function requireSame({ memory }: Wanted, key: IdKey, id: string): void {
  const known = memory?.[key];
  if (known !== undefined && known !== id)
    throw new SourceFault('notFound', 'the name belongs to another account now');
}

/** What ends a batch: it would refuse the others too. */
export const endsBatch = ({ kind }: SourceFault): boolean =>
  kind === 'quota' || kind === 'rate' || kind === 'credential';
