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
import styles from './mail.module.css';

const firstHeight = 120;

function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.plain} dir="auto">
      {linkedText(text).map(({ text: words, href }, at) =>
        href ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text does not change
          <a key={at} href={href} target="_blank" rel="noreferrer noopener">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </div>
  );
}

/** The quoted part of a mail, folded. */
function Quoted({ children }: { children: ReactNode }) {
  const { t } = useTranslation('inbox');
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? 'mail.hideQuoted' : 'mail.showQuoted');
  return (
    <div className={styles.quoted}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isShown}
        aria-label={label}
        title={label}
        onClick={() => setShown(is => !is)}
      >
        <IconDots size={16} aria-hidden />
      </button>
      {isShown && <div className={styles.quote}>{children}</div>}
    </div>
  );
}

function Waiting({ query }: { query: { isError: boolean; error: unknown; refetch: () => unknown } }) {
  if (query.isError)
    return <ErrorState message={unreported(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.skeletons}>
      <Skeleton width="80%" />
      <Skeleton width="95%" />
      <Skeleton width="60%" />
    </div>
  );
}

/** The content of a received mail: sandboxed HTML, or text; remote pictures only on request. */
export function MailBody({ id }: { id: number }) {
  const { t } = useTranslation('inbox');
  const [pictures, setPictures] = useState(false);
  const query = useMailBody(id, pictures);
  const { data, isPlaceholderData } = query;
  if (!data) return <Waiting query={query} />;
  const { html, quotedHtml, text, quotedText, hasRemotePictures, faults } = data;
  const isEmpty = !html && !text.trim() && !quotedHtml && !quotedText;
  return (
    <div className={styles.body}>
      {faults.length > 0 && <p className={styles.notice}>{t('mail.faulty')}</p>}
      {hasRemotePictures && (!pictures || isPlaceholderData) && (
        <p className={styles.notice}>
          <IconPhotoOff size={15} stroke={1.6} aria-hidden /> {t('mail.pictures')}{' '}
          <LinkButton onClick={() => setPictures(true)}>{t('mail.showPictures')}</LinkButton>
        </p>
      )}
      {isEmpty && <p className={styles.none}>{t('mail.empty')}</p>}
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
    </div>
  );
}

/** A message of a mail task as it was sent; our own content, which needs no sandbox. */
export function OwnMessageBody({ id }: Pick<ThreadMail, 'id'>) {
  const { t } = useTranslation('inbox');
  const query = useOwnMessage(id);
  if (!query.data) return <Waiting query={query} />;
  const { html, text } = query.data;
  return (
    <div className={styles.body}>
      {html ? (
        <MailFrame title={t('mail.frame')} html={html} height={firstHeight} isReading />
      ) : (
        <PlainText text={text} />
      )}
    </div>
  );
}
