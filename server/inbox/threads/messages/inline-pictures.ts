import type { MailPart } from '../../../outside/mail-protocol/parsing/parsed-mail.ts';

/** The bytes of pictures shown within a mail, each counted as often as it is shown. */
const maxBytes = 3 * 1024 * 1024;

/** Detects bitmap formats by their first bytes; a vector drawing could contain scripts. */
function typeOf(bytes: Buffer): string | null {
  const starts = bytes.toString('latin1', 0, 12);
  if (starts.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(starts)) return 'image/gif';
  return /^RIFF.{4}WEBP/s.test(starts) ? 'image/webp' : null;
}

const written = /^data:[\w/+.-]*;base64,([a-z\d+/=\s]*)$/i;

const plain = (contentId: string) => contentId.trim().replace(/^<|>$/g, '').toLowerCase();

function decoded(contentId: string): string {
  try {
    return decodeURIComponent(contentId);
  } catch {
    return contentId;
  }
}

/** The pictures inside a mail, as `data:` addresses, up to their common limit. */
export class InsidePictures {
  readonly #parts: ReadonlyMap<string, Buffer>;
  #left = maxBytes;

  constructor(parts: readonly MailPart[]) {
    this.#parts = new Map(
      parts.flatMap(({ contentId, content }): [string, Buffer][] =>
        contentId && content ? [[plain(contentId), content]] : [],
      ),
    );
  }

  #shown(bytes: Buffer): string | null {
    const type = typeOf(bytes);
    if (!type || bytes.length > this.#left) return null;
    this.#left -= bytes.length;
    return `data:${type};base64,${bytes.toString('base64')}`;
  }

  inside(contentId: string): string | null {
    const bytes = this.#parts.get(plain(contentId)) ?? this.#parts.get(plain(decoded(contentId)));
    return bytes ? this.#shown(bytes) : null;
  }

  written(address: string): string | null {
    const [, base64] = address.length > maxBytes * 2 ? [] : (written.exec(address) ?? []);
    return base64 === undefined ? null : this.#shown(Buffer.from(base64, 'base64'));
  }
}
