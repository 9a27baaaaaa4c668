import type { Memory, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';

/** Returns the address of a profile; that of a sample creator is under a domain reserved for examples. */
export const homepageOf = (id: string, handle: string): string =>
  id.startsWith('sample-') ? `https://instagram.example/@${handle}` : `https://www.instagram.com/${handle}/`;

/**
 * Returns the name to ask for. Instagram has no look-up by id, so a creator without a name is found only if the name is
 * remembered. @throws SourceFault permanent or notFound, without a request
 */
export function nameOf({ handle, memory }: Wanted): string {
  const name = (handle ?? memory?.['handle'])?.toLowerCase();
  if (name === undefined)
    throw new SourceFault('permanent', 'Instagram is asked by account name; an id alone finds nobody', {
      wasAsked: false,
    });
  // The name becomes part of an expression, so no other characters may pass.
  if (!/^[a-z0-9._]{1,30}$/.test(name))
    throw new SourceFault('notFound', 'no Instagram account can have this name', { wasAsked: false });
  return name;
}

/**
 * The key under which a source's id of a creator is remembered. Unverified: whether the marketplace has the same ids as
 * business discovery; so they are kept apart.
 */
export type IdKey = 'id' | 'marketId';

export const rememberedAs = ({ memory }: Wanted, key: IdKey, id: string, handle: string): Memory => ({
  ...memory,
  [key]: id,
  handle,
});

/**
 * Instagram gives the same answer for accounts that are gone, renamed or not professional. An account that it has shown
 * before is gone; about others we only know that it shows nothing.
 */
export const missingAccount = ({ memory }: Wanted, key: IdKey): SourceFault =>
  memory?.[key] === undefined
    ? new SourceFault(
        'private',
        'no professional account has this name: Instagram shows business and creator accounts only',
      )
    : new SourceFault('notFound', 'the account is gone, was renamed, or is not professional any more');

/** For `catch`: replaces the fault `notFound` by `missingAccount`. */
export const orMissingAccount =
  (wanted: Wanted, key: IdKey) =>
  (fault: unknown): never => {
    throw fault instanceof SourceFault && fault.kind === 'notFound' ? missingAccount(wanted, key) : fault;
  };

/** @throws SourceFault notFound if the name belongs to another account than the one seen before */
export function requireSame({ memory }: Wanted, key: IdKey, id: string): void {
  const known = memory?.[key];
  if (known !== undefined && known !== id)
    throw new SourceFault('notFound', 'the name belongs to another account now');
}

/** Returns whether a fault ends the batch, because it would occur for the others too. */
export const endsBatch = ({ kind }: SourceFault): boolean =>
  kind === 'quota' || kind === 'rate' || kind === 'credential';
