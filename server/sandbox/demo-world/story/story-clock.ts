import { createCipheriv } from 'node:crypto';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Actor, Context, Origin } from '../../../core/context.ts';
import { realContext } from '../../../core/real-context.ts';

/**
 * A stream that is the same in every installation, so that every demo world is the same: who opens a mail depends on its
 * Message-ID. Nothing secret comes of it: the password of the demo team is public.
 */
function seededBytes(): (size: number) => Buffer {
  const stream = createCipheriv('aes-128-ctr', 'starbridge-story', Buffer.alloc(16));
  return size => stream.update(Buffer.alloc(size));
}

/**
 * The clock by which the story of the demo world is told: it stands still until the story goes on. While no story is
 * told, it is the clock of the product.
 */
export class StoryClock {
  private at: Date | null = null;
  private bytes = seededBytes();

  now = (): Date => (this.at ? new Date(this.at) : realContext().now());

  /** Never goes backwards while a story is told. */
  moveTo(at: Date): void {
    if (!this.at || this.at < at) this.at = at;
  }

  end(): void {
    this.at = null;
    this.bytes = seededBytes();
  }

  context = (lang?: Lang, actor?: Actor, from?: Origin): Context => ({
    ...realContext(lang, actor, from),
    now: this.now,
    ...(this.at && { randomBytes: this.bytes }),
  });
}
