import type { MailFile } from '../../../../contract/outreach/mail-content.ts';

/**
 * `changed` is in this browser only, `failed` is retried automatically, `conflict` means that someone else saved,
 * `refused` can no longer be saved.
 */
export type KeptState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'refused';

export interface KeptDraft<C> {
  content: C;
  /** The current attachments, and earlier ones. */
  files: readonly MailFile[];
  /** Of the last accepted save. */
  revision: number;
  state: KeptState;
  /** Milliseconds; null until this page has saved. */
  savedAt: number | null;
  /** Why it was not saved. */
  fault: string;
}

export interface KeeperOptions<C> extends Pick<KeptDraft<C>, 'content' | 'files' | 'revision'> {
  save: (content: C, revision: number) => Promise<number>;
  /** The state after an error, and its text. */
  judge: (error: unknown) => { state: 'failed' | 'conflict' | 'refused'; fault: string };
  /** Stores what the server does not have; null if it has everything. */
  remember: (unsaved: Pick<KeptDraft<C>, 'content' | 'files' | 'revision'> | null) => void;
  /** Milliseconds. */
  time: () => number;
}

/** Slow changes, such as uploads, use a function on the current content. */
export type ContentChange<C> = Partial<C> | ((now: C) => Partial<C>);

export interface DraftKeeper<C> {
  view: () => KeptDraft<C>;
  subscribe: (listener: () => void) => () => void;
  change: (by: ContentChange<C>) => void;
  addFiles: (files: readonly MailFile[]) => void;
  /** Saves pending changes now. @returns the revision; throws if they cannot be saved */
  flush: () => Promise<number>;
  /** Ends the automatic saves. */
  stop: () => void;
}

const waitAfterTyping = 1000;
const waitAfterFailure = 5000;

/**
 * Saves a draft automatically one second after the last change: one save at a time, each based on the previous one.
 * Unsaved content is stored at every change, so that a crash of the browser loses nothing.
 */
export function keepDraft<C>(options: KeeperOptions<C>): DraftKeeper<C> {
  const { content, files, revision, save, judge, remember, time } = options;
  let draft: KeptDraft<C> = { content, files, revision, state: 'saved', savedAt: null, fault: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;
  let isStopped = false;
  const listeners = new Set<() => void>();

  function set(by: Partial<KeptDraft<C>>) {
    draft = { ...draft, ...by };
    for (const listener of listeners) listener();
  }
  const isStuck = () => draft.state === 'conflict' || draft.state === 'refused';

  function later(ms: number) {
    clearTimeout(timer);
    // The state shows the error.
    if (!isStopped) timer = setTimeout(() => void run().catch(() => undefined), ms);
  }

  async function attempt(): Promise<void> {
    const sent = draft.content;
    set({ state: 'saving', fault: '' });
    try {
      const next = await save(sent, draft.revision);
      const isAll = draft.content === sent;
      set({ revision: next, savedAt: time(), state: isAll ? 'saved' : 'changed' });
      remember(isAll ? null : draft);
      if (!isAll) later(waitAfterTyping);
    } catch (error) {
      set(judge(error));
      if (!isStuck()) later(waitAfterFailure);
      throw error;
    } finally {
      saving = null;
    }
  }
  function run(): Promise<void> {
    clearTimeout(timer);
    saving ??= attempt();
    return saving;
  }

  return {
    view: () => draft,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(by) {
      const next = { ...draft.content, ...(typeof by === 'function' ? by(draft.content) : by) };
      remember({ ...draft, content: next });
      if (isStuck()) return set({ content: next });
      set({ content: next, state: saving ? 'saving' : 'changed' });
      if (!saving) later(waitAfterTyping);
    },
    addFiles: added => set({ files: [...draft.files, ...added] }),
    async flush() {
      while (draft.state !== 'saved') {
        if (isStuck()) throw new Error(draft.fault);
        await run();
      }
      return draft.revision;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
