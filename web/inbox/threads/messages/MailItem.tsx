import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { fetchMailSource, type ThreadMail, type ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { MailAddressee } from '../../../../contract/inbox/received-mail.ts';
import { fetchMessageSource } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import type { LetterKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { callForFile } from '../../../app/api.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { BounceBox } from './BounceBox.tsx';
import { FileList } from './FileList.tsx';
import { MailBody, OwnMessageBody } from './MailBody.tsx';
import { KindTag } from '../KindTag.tsx';
import { ShortMoment } from '../ShortMoment.tsx';
import { nameOfAddressee } from '../thread-text.ts';
import { WhyLine } from './WhyLine.tsx';
import styles from './mail.module.css';

export interface MailItemProps {
  mail: ThreadMail;
  thread: ThreadRow;
  isOpen: boolean;
  onToggle: () => void;
  onReply: (kind: LetterKind, mailId: number) => void;
}

const useSource = () =>
  useMutation({
    mutationFn: async ({ item, id }: ThreadMail) => {
      const params = { id };
      const file =
        item === 'mail'
          ? callForFile(fetchMailSource, { params })
          : callForFile(fetchMessageSource, { params });
      saveFile(await file, `${item}-${id}.eml`);
    },
  });

function Actions({ mail, onReply }: Pick<MailItemProps, 'mail' | 'onReply'>) {
  const { t } = useTranslation('inbox');
  const source = useSource();
  const kinds = ['reply', 'replyAll', 'forward'] as const;
  const replies = kinds.map(kind => ({
    text: t(`reply.${kind}`),
    onChoose: () => onReply(kind, mail.id),
  }));
  return (
    <MoreMenu
      label={t('mail.more')}
      actions={[
        mail.item === 'mail' ? replies : [],
        [{ text: t('mail.original'), onChoose: () => source.mutate(mail) }],
      ]}
    />
  );
}

/** The round of the mail task and the state of a message that the product sent. */
function OwnTags({ mail: { item, round, state } }: Pick<MailItemProps, 'mail'>) {
  const { t } = useTranslation('inbox');
  const { t: words } = useTranslation('mail-words');
  if (item !== 'message') return null;
  return (
    <>
      <Tag tone="accent">
        {t('mail.ours')}
        {round !== null && ` · ${t('mail.round', { round })}`}
      </Tag>
      {state && state !== 'accepted' && (
        <Tag tone={state === 'failed' ? 'bad' : 'warn'}>{words(`messageState.${state}`)}</Tag>
      )}
    </>
  );
}

function Content({ mail, thread }: Pick<MailItemProps, 'mail' | 'thread'>) {
  const { t } = useTranslation('inbox');
  const listOf = (people: readonly MailAddressee[]) =>
    people.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(t('mail.comma'));
  return (
    <div className={styles.content}>
      <p className={styles.people}>
        <bdi>{t('mail.to', { people: listOf(mail.to) })}</bdi>
        {mail.cc.length > 0 && (
          <>
            <br />
            <bdi>{t('mail.cc', { people: listOf(mail.cc) })}</bdi>
          </>
        )}
      </p>
      {mail.isGone && (
        <p className={styles.notice}>
          <IconTrash size={15} stroke={1.6} aria-hidden /> {t('mail.gone')}
        </p>
      )}
      {mail.direction === 'in' && <WhyLine mail={mail} task={thread.task} />}
      {mail.bounce && <BounceBox bounce={mail.bounce} kind={mail.kind} />}
      {mail.item === 'mail' ? <MailBody id={mail.id} /> : <OwnMessageBody id={mail.id} />}
      <FileList mailId={mail.id} files={mail.attachments} />
    </div>
  );
}

/** A mail of a conversation: one line while it is closed, all of it while it is open. */
export function MailItem({ mail, thread, isOpen, onToggle, onReply }: MailItemProps) {
  const { t } = useTranslation('inbox');
  const name = nameOfAddressee(mail.from) || t('noName');
  return (
    <article
      className={styles.mail}
      data-out={mail.direction === 'out' || undefined}
      data-open={isOpen || undefined}
      aria-label={t('mail.of', { name, at: dateTime(mail.at) })}
    >
      <div className={styles.head}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
          <Avatar
            name={name}
            src={mail.direction === 'in' ? thread.creator?.avatarUrl : undefined}
            size={32}
          />
          <span className={styles.who}>
            <span className={styles.from}>
              <bdi className={styles.name} data-unread={mail.isUnread || undefined}>
                {name}
              </bdi>
              {isOpen && mail.from.name && (
                <bdi dir="ltr" className={styles.address}>
                  {mail.from.address}
                </bdi>
              )}
              <OwnTags mail={mail} />
              {mail.kind && mail.kind !== 'reply' && <KindTag kind={mail.kind} returnsOn={mail.returnsOn} />}
            </span>
            {!isOpen && (
              <span className={styles.snippet}>
                <bdi>{mail.snippet || mail.subject}</bdi>
              </span>
            )}
          </span>
          <span className={styles.when}>
            <ShortMoment at={mail.at} />
          </span>
        </button>
        {isOpen && <Actions mail={mail} onReply={onReply} />}
      </div>
      {isOpen && <Content mail={mail} thread={thread} />}
    </article>
  );
}
