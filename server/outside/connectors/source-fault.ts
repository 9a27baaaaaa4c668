import type { SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';

/**
 * Why a source gave nothing, in the same words for all of them.
 * - `quota`: used up until `freeAt`; `rate`: asked too often, free again at `freeAt`
 * - `credential`: key or token refused, until somebody changes it
 * - `temporary`: time-out, broken connection, 5xx, half an answer; worth another try
 * - `notFound`: no such account or post (any more); `private`: the account shows nothing to this source
 * - `permanent`: an answer that nobody understands, or a request that the source will never take
 */
export class SourceFault extends Error {
  readonly kind: SourceFaultKind;
  /** Earliest moment at which another try makes sense, as far as the source says. */
  readonly freeAt: Date | null;
  /** False where nothing reached the source: then nothing was spent. */
  readonly wasAsked: boolean;
  /** Of `credential`: the client of the installation is refused, not the account that it asks for. */
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

/** Another try later may bring what this one did not. */
export const passes = ({ kind }: SourceFault): boolean =>
  kind === 'quota' || kind === 'rate' || kind === 'credential' || kind === 'temporary';

/** What an authorisation server says of the client itself (RFC 6749 §5.2). */
export const clientFaults: readonly string[] = ['invalid_client', 'unauthorized_client'];
