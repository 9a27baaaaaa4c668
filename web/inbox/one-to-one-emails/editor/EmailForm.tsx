import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../../contract/inbox/one-to-one-emails.ts';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { emailsKey } from '../../../layout/queries.ts';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { RichEditor, type RichEditorHandle } from '../../../ui/rich-text/RichEditor.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Attachments } from '../../../outreach/shared/content/Attachments.tsx';
import { ConflictNotice } from '../../../outreach/shared/drafts/ConflictNotice.tsx';
import { forgetLocal } from '../../../outreach/shared/drafts/local-draft.ts';
import { LocalNotice } from '../../../outreach/shared/drafts/LocalNotice.tsx';
import { type FoundDraft, useKeptDraft } from '../../../outreach/shared/drafts/use-kept-draft.ts';
import { forgetWaitingDraft } from '../../../outreach/shared/drafts/waiting-draft.ts';
import { keepPicture } from '../../../outreach/shared/queries.ts';
import { isBlank } from '../../../outreach/shared/content/rounds.ts';
import { AddressLines } from './AddressLines.tsx';
import { isUntouched, emailDrafts, type EmailText, openedEmail } from '../email-draft.ts';
import { EmailEnd } from '../sending/EmailEnd.tsx';
import { PassedFiles } from './PassedFiles.tsx';
import { useEmailCalls, useSenders } from '../queries.ts';
import { QuotedMail } from './QuotedMail.tsx';
import { SenderLine } from './SenderLine.tsx';
import { SendQuestion } from '../sending/SendQuestion.tsx';
import { SubjectLine } from './SubjectLine.tsx';
import { useSendEmail } from '../sending/use-send-email.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { wordsOf } from '../../../outreach/shared/content/plain-text.ts';

/** The sender's signature, which is appended automatically. */
function Signature({ html }: { html: string }) {
  const { t } = useTranslation('one-to-one-emails');
  const words = wordsOf(html).replaceAll('\n', ' · ');
  if (!html) return null;
  return (
    <Text as="details" size="md" tone="soft" clip className={styles.fold}>
      <Text as="summary" truncate radius="tag" pointer>
        {t('signature.label')}{' '}
        {words && (
          <Text as="bdi" tone="faint">
            {words}
          </Text>
        )}
      </Text>
      <MailFrame title={t('signature.title')} html={html} isReading height={80} />
    </Text>
  );
}

/** What the frame may do with the form. */
export interface EmailHandle {
  /** Keeps the email as a draft, or discards it if nothing was written. */
  close: () => void;
}

export interface EmailFormProps {
  email: Email;
  found: FoundDraft<EmailText> | null;
  handle: Ref<EmailHandle>;
  onReload: () => void;
  onDone: () => void;
}

/** The form of a draft; it saves automatically. */
export function EmailForm({ email, found, handle, onReload, onDone }: EmailFormProps) {
  const { t } = useTranslation('one-to-one-emails');
  const [opened] = useState(() => openedEmail(email));
  const draft = useKeptDraft(emailDrafts, opened, found?.isApplied ? found.local : null);
  const { content, state, change } = draft;
  const { id, kind } = email;
  const isAnswer = kind === 'reply' || kind === 'replyAll';
  const calls = useEmailCalls();
  const queries = useQueryClient();
  const senders = useSenders().data?.senders;
  const signature = senders?.find(each => each.id === content.senderId)?.signatureHtml ?? '';
  const form = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditorHandle>(null);
  const sending = useSendEmail({ email, draft, onSent: onDone });
  const { faults, refusals } = sending;

  useEffect(forgetWaitingDraft, []);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const { flush } = draft;
  // Lists show the draft as it was last saved.
  useEffect(
    () => () =>
      void flush()
        .catch(() => undefined)
        .then(async () => queries.invalidateQueries({ queryKey: emailsKey })),
    [flush, queries],
  );

  function write(by: Partial<EmailText>): void {
    for (const field of Object.keys(by)) sending.forgive(field);
    change(by);
  }
  async function throwAway(): Promise<void> {
    // So that no save follows it.
    await flush().catch(() => undefined);
    await calls.remove(id).catch(() => undefined);
    forgetLocal(emailDrafts.kind, id);
  }
  useImperativeHandle(handle, () => ({
    close: () => {
      if (isUntouched(email, content)) void throwAway();
      onDone();
    },
  }));
  async function discard(): Promise<void> {
    await throwAway();
    showToast('success', t('discard.done'));
    onDone();
  }
  async function take({ id: templateId }: Template): Promise<void> {
    await flush().catch(() => undefined);
    const filled = await calls.fill(id, templateId).catch(() => null);
    if (!filled) return;
    draft.addFiles(filled.attachments);
    const added = filled.attachments.map(file => file.id);
    if (isBlank(content.html)) change({ html: filled.html });
    else editor.current?.insert(filled.html);
    change(now => ({
      subject: now.subject || filled.subject,
      attachments: [...now.attachments, ...added.filter(each => !now.attachments.includes(each))],
    }));
    editor.current?.focus();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    // The text editor uses these keys itself.
    event.preventDefault();
    event.stopPropagation();
    if (!sending.isBusy) void sending.send().catch(() => undefined);
  }
  const isStuck = state === 'conflict' || state === 'refused';

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of everything that is typed in it
    <Stack as="div" gap={12} ref={form} className={styles.form} onKeyDownCapture={press}>
      {isStuck && (
        <ConflictNotice
          fault={state === 'conflict' ? t('changedElsewhere') : draft.fault}
          onReload={onReload}
        />
      )}
      {found && <LocalNotice kind={emailDrafts.kind} draft={draft} found={found} before={opened.content} />}
      <div>
        <SenderLine
          senders={senders}
          senderId={content.senderId}
          error={faults['senderId']}
          onChange={senderId => write({ senderId })}
        />
        <AddressLines
          text={content}
          faults={faults}
          isFirst={!opened.content.to}
          onChange={(field, line) => write({ [field]: line })}
        />
        <SubjectLine
          subject={content.subject}
          error={faults['subject']}
          isFolded={isAnswer}
          onChange={subject => write({ subject })}
        />
      </div>
      <RichEditor
        handle={editor}
        takesFocus={opened.content.to !== ''}
        label={t('field.text')}
        value={content.html}
        minHeight={isAnswer ? 140 : 240}
        {...(faults['html'] && { error: faults['html'] })}
        onPicture={keepPicture}
        onChange={html => write({ html })}
      />
      <Signature html={signature} />
      <QuotedMail
        html={email.quotedHtml}
        kind={kind}
        value={content.quotes}
        onChange={quotes => write({ quotes })}
      />
      {kind === 'forward' && (
        <PassedFiles email={email} parts={content.parts} onChange={parts => write({ parts })} />
      )}
      <Attachments
        known={draft.files}
        ids={content.attachments}
        error={faults['attachments']}
        onFiles={draft.addFiles}
        onChange={changed => change(now => ({ attachments: changed(now.attachments) }))}
      />
      <div role="alert">
        {sending.fault && (
          <Text size="md" tone="bad">
            {sending.fault}
          </Text>
        )}
      </div>
      <EmailEnd
        draft={draft}
        isBusy={sending.isBusy}
        asksBeforeThrowing={!isUntouched(email, content)}
        onSend={sending.send}
        onTemplate={take}
        onThrowAway={discard}
      />
      <SendQuestion asked={sending.asked} onGoOn={sending.goOn} onGiveUp={sending.giveUp} />
      <LeaveGuard when={state === 'failed' || isStuck} />
    </Stack>
  );
}
