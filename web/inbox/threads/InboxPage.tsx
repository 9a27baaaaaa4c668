import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { LetterKind } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import { LetterEditor } from '../one-to-one-emails/editor/LetterEditor.tsx';
import { LetterPanel } from '../one-to-one-emails/editor/LetterPanel.tsx';
import { useBeginLetter, useLetterAtFirst } from '../one-to-one-emails/queries.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSelection } from '../../ui/tables/use-selection.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import type { MenuName } from './actions/ActMenus.tsx';
import { answerable } from './pane/answerable.ts';
import type { Command } from './actions/key-commands.ts';
import { type InboxAddress, noFilter, readInboxAddress, writeInboxAddress } from './inbox-address.ts';
import { KeysDialog } from './actions/KeysDialog.tsx';
import { ListPane } from './list/ListPane.tsx';
import { useThread } from './queries.ts';
import { SidePane } from './side/SidePane.tsx';
import { ThreadPane } from './pane/ThreadPane.tsx';
import { useActing } from './actions/use-acting.ts';
import { useInboxKeys } from './actions/use-inbox-keys.ts';
import { useThreadRows } from './list/use-thread-rows.ts';
import { Box, Grid } from '../../ui/box/Box.tsx';
import styles from './inbox.module.css';

/** The maximum number of conversations of a call. */
const maxSelected = 200;

interface OpenMenu {
  of: 'list' | 'thread';
  name: MenuName;
}

const rowElement = (id: number | null) => (id === null ? null : document.getElementById(`thread-${id}`));

/** The inbox in three panes: views, the list, and the open conversation. */
export default function InboxPage() {
  const { t } = useTranslation('inbox');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readInboxAddress(params), [params]);
  const listed = useThreadRows(address, address.thread);
  const rows = listed.rows ?? [];
  const [activeId, setActiveId] = useState<number | null>(null);
  const [isSideShown, setSideShown] = useState(false);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [hasKeys, setKeys] = useState(false);
  const [unreadId, setUnreadId] = useState<number | null>(null);
  /** Set if the conversation was opened deliberately; j and k keep the focus in the list. */
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const leftId = useRef<number | null>(null);
  const open = useThread(address.thread).data;
  const written = useLetterAtFirst(address.letter);
  const hasLetter = address.letter !== null && !written.isPending;
  /** An email of the open conversation is written below it, any other beside the page. */
  const isInside = address.thread !== null && (written.isError || written.data?.threadId === address.thread);
  const endLetter = () => go({ letter: null });

  const go = (by: Partial<InboxAddress>) =>
    setParams(writeInboxAddress({ ...address, ...by }), { preventScrollReset: true });
  const linkTo = (by: Partial<InboxAddress>) => ({
    search: writeInboxAddress({ ...address, ...by }).toString(),
  });
  const selection = useSelection({
    question: listed.question,
    pageIds: rows.map(({ id }) => id),
    total: rows.length,
    most: maxSelected,
    onFull: () => showToast('warning', t('list.full', { number: maxSelected })),
  });
  const openThread = (thread: number | null) => {
    setUnreadId(null);
    go({ thread, letter: null });
  };
  useEffect(() => {
    // With one pane, the list becomes visible only now.
    if (address.thread === null) rowElement(leftId.current)?.focus();
    leftId.current = null;
  }, [address.thread]);
  const act = useActing({ filter: address, rows, openId: address.thread, onLeave: openThread });
  const letter = useBeginLetter(id => go({ letter: id }));
  const reply = (kind: LetterKind, mailId: number) => letter.mutate({ kind, mailId });

  const selected = rows.filter(({ id }) => selection.has(id));
  const actOn: typeof act = (targets, done) => {
    act(targets, done);
    if (done.kind === 'unread') setUnreadId(address.thread);
  };
  /** An action clears the selection, except for labels, of which several may be applied. */
  const actOnSelected: typeof act = (targets, done) => {
    actOn(targets, done);
    if (done.kind !== 'label' && done.kind !== 'unlabel') selection.clear();
  };

  function step(by: 1 | -1): void {
    const from = address.thread ?? activeId;
    const at = rows.findIndex(({ id }) => id === from);
    const next = rows[at === -1 ? 0 : at + by];
    if (!next) return;
    setActiveId(next.id);
    setFocusedId(null);
    rowElement(next.id)?.focus({ preventScroll: true });
    rowElement(next.id)?.scrollIntoView({ block: 'nearest' });
    if (address.thread !== null) openThread(next.id);
  }

  function back(): boolean {
    if (selection.count) selection.clear();
    else if (address.thread !== null || address.letter !== null) {
      leftId.current = address.thread;
      openThread(null);
    } else return false;
    return true;
  }

  function openMenu(name: MenuName): boolean {
    if (selected.length) setMenu({ of: 'list', name });
    else if (open) setMenu({ of: 'thread', name });
    else return false;
    return true;
  }

  function answer(kind: LetterKind): boolean {
    const mail = open && answerable(open.mails);
    if (mail) reply(kind, mail.id);
    return mail !== undefined;
  }

  const active = rows.filter(({ id }) => id === activeId);
  const targets = selected.length ? selected : open ? [open.thread] : active;
  const actOnTargets = selected.length ? actOnSelected : actOn;
  const does: Record<Command, () => boolean | void> = {
    next: () => step(1),
    previous: () => step(-1),
    openThread() {
      if (activeId === null) return false;
      setFocusedId(activeId);
      openThread(activeId);
    },
    back,
    tick: () =>
      selection.select(
        active.map(({ id }) => id),
        !active.some(({ id }) => selection.has(id)),
      ),
    archive: () =>
      actOnTargets(targets, { kind: targets.every(({ archivedAt }) => archivedAt) ? 'restore' : 'archive' }),
    unread: () => actOnTargets(targets, { kind: 'unread' }),
    snooze: () => openMenu('snooze'),
    label: () => openMenu('label'),
    assign: () => openMenu('assign'),
    reply: () => answer('reply'),
    replyAll: () => answer('replyAll'),
    forward: () => answer('forward'),
    compose: () => letter.mutate({ kind: 'new' }),
    search() {
      setSideShown(false);
      search.current?.focus();
    },
    help: () => setKeys(true),
  };
  useInboxKeys(command => does[command]() !== false);

  const menuOf = (of: OpenMenu['of']) => ({
    menu: menu?.of === of ? menu.name : null,
    onMenu: (name: MenuName | null) => setMenu(name && { of, name }),
  });
  const pane = address.thread !== null ? 'thread' : isSideShown ? 'side' : 'list';

  return (
    <div className={styles.inbox}>
      <Box as="h1" unseen>
        {t('title')}
      </Box>
      <Grid clip className={styles.panes} data-pane={pane}>
        <SidePane
          address={address}
          linkTo={linkTo}
          onClose={() => setSideShown(false)}
          onCompose={() => letter.mutate({ kind: 'new' })}
          onKeys={() => setKeys(true)}
          onLabelGone={id => address.label === id && go({ ...noFilter, view: 'inbox' })}
        />
        <ListPane
          address={address}
          listed={listed}
          selection={selection}
          activeId={activeId}
          search={search}
          {...menuOf('list')}
          linkTo={linkTo}
          onActive={setActiveId}
          onOpen={setFocusedId}
          onStep={step}
          onAct={actOnSelected}
          onChange={by => go({ ...by, thread: null, letter: null })}
          onSide={() => setSideShown(true)}
        />
        <Box shrink ground="surface" className={styles.reading}>
          {address.thread !== null ? (
            <ThreadPane
              key={address.thread}
              threadId={address.thread}
              takesFocus={focusedId === address.thread}
              {...menuOf('thread')}
              linkTo={linkTo}
              staysUnread={unreadId === address.thread}
              composer={
                hasLetter &&
                isInside &&
                address.letter !== null && (
                  <LetterEditor key={address.letter} letterId={address.letter} onDone={endLetter} />
                )
              }
              letterId={address.letter}
              onLetter={letter => go({ letter })}
              onAct={actOn}
              onBack={back}
              onReply={reply}
            />
          ) : (
            <Grid as="p" tone="faint" textAlign="center" className={styles.nothing}>
              {t('nothingOpen')}
            </Grid>
          )}
        </Box>
      </Grid>
      {hasLetter && !isInside && address.letter !== null && (
        <LetterPanel key={address.letter} letterId={address.letter} onDone={endLetter} />
      )}
      {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </div>
  );
}
