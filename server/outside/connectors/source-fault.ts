import type { SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';

/**
 * Why a source gave no data, in the same terms for all sources.
 * - `quota`: used up until `freeAt`; `rate`: asked too often, free again at `freeAt`
 * - `credential`: key or token refused, until somebody changes it
 * - `temporary`: time-out, broken connection, 5xx, half an answer; worth another try
 * - `notFound`: no such account or post (any more); `private`: the account shows nothing to this source
 * - `permanent`: an answer that cannot be understood, or a request that the source will never accept
 */
export class SourceFault extends Error {
  readonly kind: SourceFaultKind;
  /** Earliest time at which another try makes sense, if the source says so. */
  readonly freeAt: Date | null;
  /** False if nothing reached the source, so that no quota was spent. */
  readonly wasAsked: boolean;
  /** For `credential`: the installation's own client is refused, not the account. */
  readonly isOurs: boolean;

  constructor(
    kind: SourceFaultKind,
    text: string,
    {
      freeAt = null,
      wasAsked = true,
      isOurs = false,
    }: { freeAt?: Date | null; wasAsked?: boolean; isOurs?: boolean } = {},
  ) {
    super(text);
    this.kind = kind;
    this.freeAt = freeAt;
    this.wasAsked = wasAsked;
    this.isOurs = isOurs;
  }
}

/** Returns whether a later try may succeed. */
export const passes = ({ kind }: SourceFault): boolean =>
  kind === 'quota' || kind === 'rate' || kind === 'credential' || kind === 'temporary';

/** Errors of an authorisation server about the client itself (RFC 6749 §5.2). */
export const clientFaults: readonly string[] = ['invalid_client', 'unauthorized_client'];
