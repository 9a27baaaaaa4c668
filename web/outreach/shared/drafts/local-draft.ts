import type { MailFile } from '../../../../contract/outreach/mail-content.ts';
import { forget, recall, remember, type Stored } from '../../../ui/settings/storage.ts';

/** What of a draft the server did not have yet when this browser was last on its page. */
export interface LocalDraft<C> {
  content: C;
  /** Attachments that the content names. */
  files: MailFile[];
  /** What it was typed on top of. */
  revision: number;
  /** Milliseconds. */
  at: number;
}

/** @param kind what it is a draft of; with its id the name under which this browser keeps it */
const keyOf = (kind: string, id: number) => `${kind}Draft${id}`;

export const rememberLocal = <C>(kind: string, id: number, draft: LocalDraft<C>) =>
  remember(keyOf(kind, id), draft as unknown as Stored);

export const forgetLocal = (kind: string, id: number) => forget(keyOf(kind, id));

/** @param isContent whether what was kept is what such a draft says */
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

/** The same but for the order of members and blanks at the ends, which the server may have changed. */
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
 * What to do with it, given what the server has: `apply` where nobody saved since, `offer` where somebody did,
 * `none` where there is nothing that the server does not have.
 */
export function localVerdict<C>(
  local: LocalDraft<C> | null,
  server: { content: C; revision: number },
): 'none' | 'apply' | 'offer' {
  if (!local || isSame(local.content, server.content)) return 'none';
  return local.revision === server.revision ? 'apply' : 'offer';
}
