import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmailEditor } from '../one-to-one-emails/editor/EmailEditor.tsx';
import { EmailPanel } from '../one-to-one-emails/editor/EmailPanel.tsx';
import { useBeginEmail, useEmailAtFirst } from '../one-to-one-emails/queries.ts';
import { useSession } from '../../session/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { actionOf } from './actions/command-actions.ts';
import { KeysDialog } from './actions/KeysDialog.tsx';
import { useActing } from './actions/use-acting.ts';
import { useInboxKeys } from './actions/use-inbox-keys.ts';
import { type InboxAddress, noFilter, readInboxAddress, writeInboxAddress } from './inbox-address.ts';
import {
  firstInboxState,
  type InboxAction,
  type InboxCall,
  type InboxScene,
  reduceInbox,
} from './inbox-state.ts';
import { ListPane } from './list/ListPane.tsx';
import { maxSelected, selectedIn } from './list/thread-selection.ts';
import { useThreadRows } from './list/use-thread-rows.ts';
import { ThreadPane } from './pane/ThreadPane.tsx';
import { useThread } from './queries.ts';
import { SidePane } from './side/SidePane.tsx';
import { Box, Grid } from '../../ui/box/Box.tsx';
import styles from './inbox.module.css';

const rowElement = (id: number) => document.getElementById(`thread-${id}`);

/** The inbox in three panes: views, the list, and the open conversation. */
export default function InboxPage() {
  const { t } = useTranslation('inbox');
  useTitle(t('title'));
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readInboxAddress(params), [params]);
  const listed = useThreadRows(address, address.thread);
  const open = useThread(address.thread).data;
  const written = useEmailAtFirst(address.letter);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(firstInboxState);
  /** Of actions between two drawings each goes on from the one before. */
  const reduced = useRef(state);
  const scene: InboxScene = { address, question: listed.question, rows: listed.rows ?? [], me: user.userId };

  const go = (by: Partial<InboxAddress>) =>
    setParams(writeInboxAddress({ ...address, ...by }), { preventScrollReset: true });
  const linkTo = (by: Partial<InboxAddress>) => ({
    search: writeInboxAddress({ ...address, ...by }).toString(),
  });
  const act = useActing(address);
  const email = useBeginEmail(id => go({ letter: id }));

  function perform(call: InboxCall): void {
    switch (call.type) {
      case 'go':
        go(call.by);
        break;
      case 'act':
        act(call.ids, call.act);
        break;
      case 'write':
        email.mutate(call.email);
        break;
      case 'stepToRow':
        rowElement(call.id)?.focus({ preventScroll: true });
        rowElement(call.id)?.scrollIntoView({ block: 'nearest' });
        break;
      case 'returnToRow':
        rowElement(call.id)?.focus();
        break;
      case 'focusSearch':
        search.current?.focus();
        break;
      case 'focusList':
        list.current?.focus({ preventScroll: true });
        break;
      case 'warnFull':
        showToast('warning', t('list.full', { number: maxSelected }));
        break;
    }
  }
  function send(action: InboxAction): void {
    const next = reduceInbox(reduced.current, action, scene);
    reduced.current = next.state;
    setState(next.state);
    for (const call of next.calls) perform(call);
  }

  const onThreadChanged = useEffectEvent((thread: number | null) => send({ type: 'threadChanged', thread }));
  useEffect(() => onThreadChanged(address.thread), [address.thread]);
  useInboxKeys(command => {
    // Whoever has asked for a reply types already, before its field is there to take the keys.
    const isWriting = email.isPending || address.letter !== null;
    if (isWriting && command !== 'back') return false;
    const action = actionOf(command, reduced.current, scene, open);
    if (action) send(action);
    return action !== null;
  });

  const menuOf = (pane: 'list' | 'thread') => (state.menu?.of === pane ? state.menu.name : null);
  /** An email of the open conversation is written below it, any other beside the page. */
  const isInside = address.thread !== null && (written.isError || written.data?.threadId === address.thread);
  const writtenId = written.isPending ? null : address.letter;
  const endEmail = () => go({ letter: null });

  return (
    <div className={styles.inbox}>
      <Box as="h1" visuallyHidden>
        {t('title')}
      </Box>
      <Grid
        clip
        className={styles.panes}
        data-pane={address.thread !== null ? 'thread' : state.isSideShown ? 'side' : 'list'}
      >
        <SidePane
          address={address}
          linkTo={linkTo}
          send={send}
          onLabelGone={id => address.label === id && go({ ...noFilter, view: 'inbox' })}
        />
        <ListPane
          address={address}
          listed={listed}
          selected={selectedIn(state.selection, listed.question)}
          activeId={state.activeId}
          menu={menuOf('list')}
          search={search}
          list={list}
          linkTo={linkTo}
          send={send}
          onChange={by => go({ ...by, thread: null, letter: null })}
        />
        <Box shrink ground="surface" className={styles.reading}>
          {address.thread !== null ? (
            <ThreadPane
              key={address.thread}
              threadId={address.thread}
              takesFocus={state.takesFocusId === address.thread}
              staysUnread={state.staysUnreadId === address.thread}
              menu={menuOf('thread')}
              linkTo={linkTo}
              send={send}
              composer={
                writtenId !== null &&
                isInside && <EmailEditor key={writtenId} emailId={writtenId} onDone={endEmail} />
              }
              emailId={address.letter}
              onEmail={id => go({ letter: id })}
            />
          ) : (
            <Grid as="p" tone="faint" textAlign="center" className={styles.nothing}>
              {t('nothingOpen')}
            </Grid>
          )}
        </Box>
      </Grid>
      {writtenId !== null && !isInside && (
        <EmailPanel key={writtenId} emailId={writtenId} onDone={endEmail} />
      )}
      {state.isHelpShown && <KeysDialog onClose={() => send({ type: 'showHelp', isShown: false })} />}
    </div>
  );
}
