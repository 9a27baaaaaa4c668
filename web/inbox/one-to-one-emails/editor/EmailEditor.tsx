import { Button, CloseButton } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { Email } from '../../../../contract/inbox/one-to-one-emails.ts';
import { CallError, unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { forgetLocal } from '../../../outreach/shared/drafts/local-draft.ts';
import { findLocal } from '../../../outreach/shared/drafts/use-kept-draft.ts';
import { emailDrafts, openedEmail } from '../email-draft.ts';
import { EmailForm, type EmailFormProps, type EmailHandle } from './EmailForm.tsx';
import { useEmailAtFirst } from '../queries.ts';
import { useTakeBack } from '../use-take-back.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

function Opened(props: Omit<EmailFormProps, 'found'>) {
  const { email, onReload } = props;
  const [found] = useState(() => findLocal(emailDrafts, openedEmail(email)));
  function reload() {
    forgetLocal(emailDrafts.kind, email.id);
    onReload();
  }
  return <EmailForm {...props} found={found} onReload={reload} />;
}

/** The email is no longer a draft; offers what can be done instead. */
function NoDraft({ email, onReload, onDone }: { email: Email; onReload: () => void; onDone: () => void }) {
  const { t } = useTranslation('one-to-one-emails');
  const takeBack = useTakeBack();
  const { id, state, threadId, dueAt } = email;
  return (
    <Group gap={8} columnGap={12} wrap className={styles.notice}>
      <p>
        {state === 'waiting' && dueAt
          ? t('noDraft.waiting', { at: dateTime(dueAt) })
          : t(state === 'sent' ? 'noDraft.sent' : 'noDraft.other')}
      </p>
      {(state === 'waiting' || state === 'failed') && (
        <Button size="xs" onClick={() => void takeBack(id, threadId).then(onReload)}>
          {t(state === 'waiting' ? 'outgoing.takeBack' : 'outgoing.toDraft')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={onDone}>
        {t('close')}
      </Button>
    </Group>
  );
}

export interface EmailEditorProps {
  emailId: number;
  /** It was sent, discarded or closed. */
  onDone: () => void;
  /** The frame around the editor, if it has a header of its own. */
  frame?: RefObject<EmailHandle | null>;
}

/** Loads an email into the editor. */
export function EmailEditor({ emailId, onDone, frame }: EmailEditorProps) {
  const { t } = useTranslation('one-to-one-emails');
  const { data, error, isError, isFetching, refetch } = useEmailAtFirst(emailId);
  /** Counts reloads: each restarts the form with the server's version. */
  const [reloads, setReloads] = useState(0);
  const own = useRef<EmailHandle>(null);
  const reload = () => void refetch().then(() => setReloads(count => count + 1));

  function content() {
    if (isError && error instanceof CallError && error.code === 404) {
      return (
        <Group gap={8} columnGap={12} wrap className={styles.notice}>
          <p>{t('missing')}</p>
          <Button size="xs" variant="default" onClick={onDone}>
            {t('close')}
          </Button>
        </Group>
      );
    }
    if (isError) return <ErrorState message={unreported(error)} onRetry={reload} />;
    if (!data || (isFetching && !reloads)) {
      return (
        <Stack gap={12} className={styles.form} aria-busy="true">
          <Skeleton width="100%" height={120} />
          <Skeleton width="100%" height={183} />
          <Skeleton width={180} height={36} />
        </Stack>
      );
    }
    if (data.state !== 'draft') return <NoDraft email={data} onReload={reload} onDone={onDone} />;
    return <Opened key={reloads} email={data} handle={frame ?? own} onReload={reload} onDone={onDone} />;
  }
  if (frame) return content();
  return (
    <Box
      as="section"
      ground="surface"
      className={styles.editor}
      aria-label={t(`title.${data?.kind ?? 'new'}`)}
    >
      <Group as="header" justify="between" ground="head" className={styles.head}>
        <Text as="h3" size="lg">
          {t(`title.${data?.kind ?? 'new'}`)}
        </Text>
        <CloseButton
          aria-label={t('putAside')}
          title={t('putAside')}
          onClick={() => (own.current ? own.current.close() : onDone())}
        />
      </Group>
      {content()}
    </Box>
  );
}
