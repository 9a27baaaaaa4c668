import type { MailFile } from '../../../../contract/outreach/mail-content.ts';
import { forget, recall, remember, type Stored } from '../../../ui/settings/storage.ts';

/** The content of a draft that this browser has not yet saved to the server. */
export interface LocalDraft<C> {
  content: C;
  /** The attachments of the content. */
  files: MailFile[];
  /** The revision that it is based on. */
  revision: number;
  /** Milliseconds. */
  at: number;
}

/** @param kind of draft; with the id, the storage key */
const keyOf = (kind: string, id: number) => `${kind}Draft${id}`;

export const rememberLocal = <C>(kind: string, id: number, draft: LocalDraft<C>) =>
  remember(keyOf(kind, id), draft as unknown as Stored);

export const forgetLocal = (kind: string, id: number) => forget(keyOf(kind, id));

/** @param isContent whether the stored value is valid content of such a draft */
export function recallLocal<C>(
  kind: string,
  id: number,
  isContent: (content: Partial<C>) => boolean,
): LocalDraft<C> | null {
  const known = recall<{ [key: string]: Stored }>(keyOf(kind, id), {}) as Partial<LocalDraft<C>>;
  const { revision, at, files, content } = known;
  if (typeof revision !== 'number' || typeof at !== 'number' || !Array.isArray(files) || !content)
    return null;
  return isContent(content) ? { content, files, revision, at } : null;
}

/**
 * Whether both are equal except for the order of members and leading or trailing spaces, which the server may change.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  const others = new Map<string, unknown>(b);
  return (
    a.length === b.length && a.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

/**
 * What to do with the stored content: `apply` if nobody saved since, `offer` if somebody did, `none` if the server has
 * it all.
 */
export function localVerdict<C>(
  local: LocalDraft<C> | null,
  server: { content: C; revision: number },
): 'none' | 'apply' | 'offer' {
  if (!local || isSame(local.content, server.content)) return 'none';
  return local.revision === server.revision ? 'apply' : 'offer';
}
