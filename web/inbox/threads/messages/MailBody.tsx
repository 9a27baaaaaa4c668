import { IconDots, IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMail } from '../../../../contract/inbox/threads.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { linkedText } from './linked-text.ts';
import { useMailBody, useOwnMessage } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './mail.module.css';

const firstHeight = 120;

function PlainText({ text }: { text: string }) {
  return (
    <Text as="div" leading="loose" breaks className={styles.plain} dir="auto">
      {linkedText(text).map(({ text: words, href }, at) =>
        href ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text does not change
          <Text as="a" tone="accent" key={at} href={href} target="_blank" rel="noreferrer noopener">
            {words}
          </Text>
        ) : (
          words
        ),
      )}
    </Text>
  );
}

/** The quoted part of a mail, folded. */
function Quoted({ children }: { children: ReactNode }) {
  const { t } = useTranslation('inbox');
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? 'mail.hideQuoted' : 'mail.showQuoted');
  return (
    <Stack gap={8} align="start">
      <Group
        as="button"
        inline
        tone="soft"
        py={0}
        px={8}
        border
        ground="hover"
        pointer
        type="button"
        className={styles.fold}
        aria-expanded={isShown}
        aria-label={label}
        title={label}
        onClick={() => setShown(is => !is)}
      >
        <IconDots size={16} aria-hidden />
      </Group>
      {isShown && (
        <Text as="div" tone="soft" full className={styles.quote}>
          {children}
        </Text>
      )}
    </Stack>
  );
}

function Waiting({ query }: { query: { isError: boolean; error: unknown; refetch: () => unknown } }) {
  if (query.isError)
    return <ErrorState message={unreported(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap={10} className={styles.skeletons}>
      <Skeleton width="80%" />
      <Skeleton width="95%" />
      <Skeleton width="60%" />
    </Stack>
  );
}

/** The content of a received mail: sandboxed HTML, or text; remote pictures only on request. */
export function MailBody({ id }: { id: number }) {
  const { t } = useTranslation('inbox');
  const [pictures, setPictures] = useState(false);
  const query = useMailBody(id, pictures);
  const { data, isPlaceholderData } = query;
  if (!data) return <Waiting query={query} />;
  const { html, quotedHtml, text, quotedText, hasRemotePictures, isExpired, faults } = data;
  const isEmpty = !html && !text.trim() && !quotedHtml && !quotedText;
  return (
    <Stack gap={10} shrink>
      {faults.length > 0 && (
        <Text
          size="sm"
          tone="soft"
          leading="relaxed"
          radius="control"
          ground="hover"
          className={styles.notice}
        >
          {t('mail.faulty')}
        </Text>
      )}
      {hasRemotePictures && (!pictures || isPlaceholderData) && (
        <Text
          size="sm"
          tone="soft"
          leading="relaxed"
          radius="control"
          ground="hover"
          className={styles.notice}
        >
          <IconPhotoOff size={15} stroke={1.6} aria-hidden /> {t('mail.pictures')}{' '}
          <LinkButton onClick={() => setPictures(true)}>{t('mail.showPictures')}</LinkButton>
        </Text>
      )}
      {isEmpty && <Text tone="faint">{t(isExpired ? 'mail.expired' : 'mail.empty')}</Text>}
      {html && <MailFrame title={t('mail.frame')} html={html} height={firstHeight} isReading />}
      {!html && text.trim() && <PlainText text={text} />}
      {(quotedHtml || quotedText) && (
        <Quoted>
          {quotedHtml ? (
            <MailFrame title={t('mail.quotedFrame')} html={quotedHtml} height={firstHeight} isReading />
          ) : (
            <PlainText text={quotedText} />
          )}
        </Quoted>
      )}
    </Stack>
  );
}

/** A message of a mail task as it was sent; our own content, which needs no sandbox. */
export function OwnMessageBody({ id }: Pick<ThreadMail, 'id'>) {
  const { t } = useTranslation('inbox');
  const query = useOwnMessage(id);
  if (!query.data) return <Waiting query={query} />;
  const { html, text } = query.data;
  return (
    <Stack gap={10} shrink>
      {html ? (
        <MailFrame title={t('mail.frame')} html={html} height={firstHeight} isReading />
      ) : (
        <PlainText text={text} />
      )}
    </Stack>
  );
}
