import type { MailFile } from '../../../../contract/outreach/mail-content.ts';

/**
 * How far a draft is kept: `changed` lies only in this browser, `failed` is tried again by itself,
 * `conflict` was saved by somebody else meanwhile, `refused` cannot be saved any more.
 */
export type KeptState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'refused';

export interface KeptDraft<C> {
  content: C;
  /** Attachments that it names, and others that it named. */
  files: readonly MailFile[];
  /** Of the last save that the server took. */
  revision: number;
  state: KeptState;
  /** Milliseconds; null until this page has saved. */
  savedAt: number | null;
  /** Why it was not saved. */
  fault: string;
}

export interface KeeperOptions<C> extends Pick<KeptDraft<C>, 'content' | 'files' | 'revision'> {
  save: (content: C, revision: number) => Promise<number>;
  /** What a failure means, and its words. */
  judge: (error: unknown) => { state: 'failed' | 'conflict' | 'refused'; fault: string };
  /** Keeps what the server does not have yet; null: it has all. */
  remember: (unsaved: Pick<KeptDraft<C>, 'content' | 'files' | 'revision'> | null) => void;
  /** Milliseconds. */
  time: () => number;
}

/** What takes a while changes the content as it is by then. */
export type ContentChange<C> = Partial<C> | ((now: C) => Partial<C>);

export interface DraftKeeper<C> {
  view: () => KeptDraft<C>;
  subscribe: (listener: () => void) => () => void;
  change: (by: ContentChange<C>) => void;
  addFiles: (files: readonly MailFile[]) => void;
  /** Saves at once what is not saved. @returns the revision; throws what keeps it from being saved */
  flush: () => Promise<number>;
  /** Nothing is saved by itself any more. */
  stop: () => void;
}

const waitAfterTyping = 1000;
const waitAfterFailure = 5000;

/**
 * Saves a draft by itself a second after the last change: one save at a time, each on top of the one before. What the
 * server does not have yet is remembered at every change, so that a crash of the browser loses nothing.
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
    // What keeps it from being saved is seen in the state.
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
