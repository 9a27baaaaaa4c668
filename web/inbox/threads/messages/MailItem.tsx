import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { fetchMailSource, type ThreadMail, type ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { MailAddressee } from '../../../../contract/inbox/received-mail.ts';
import { fetchMessageSource } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
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
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './mail.module.css';
import { useMay } from '../../../session/session.ts';

export interface MailItemProps {
  mail: ThreadMail;
  thread: ThreadRow;
  isOpen: boolean;
  onToggle: () => void;
  onReply: (kind: EmailKind, mailId: number) => void;
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
  const mayAnswer = useMay('inbox.answer');
  const kinds = ['reply', 'replyAll', 'forward'] as const;
  const replies = kinds.map(kind => ({
    text: t(`reply.${kind}`),
    onChoose: () => onReply(kind, mail.id),
  }));
  return (
    <MoreMenu
      label={t('mail.more')}
      actions={[
        mayAnswer && mail.item === 'mail' ? replies : [],
        [{ text: t('mail.original'), onChoose: () => source.mutate(mail) }],
      ]}
    />
  );
}

/** The round of the mail task and the state of a message that the product sent. */
function OwnTags({ mail: { item, round, state } }: Pick<MailItemProps, 'mail'>) {
  const { t } = useTranslation('inbox');
  const { t: words } = useTranslation('mail-texts');
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
    people
      .map(({ name, address }) => (name ? `${name} <${address}>` : address))
      .join(t('comma', { ns: 'common' }));
  return (
    <Stack gap={12} className={styles.content}>
      <Text size="sm" tone="faint" breaks className={styles.people}>
        <bdi>{t('mail.to', { people: listOf(mail.to) })}</bdi>
        {mail.cc.length > 0 && (
          <>
            <br />
            <bdi>{t('mail.cc', { people: listOf(mail.cc) })}</bdi>
          </>
        )}
      </Text>
      {mail.isGone && (
        <Text
          size="sm"
          tone="soft"
          leading="relaxed"
          radius="control"
          ground="hover"
          className={styles.notice}
        >
          <IconTrash size={15} stroke={1.6} aria-hidden /> {t('mail.gone')}
        </Text>
      )}
      {mail.direction === 'in' && <WhyLine mail={mail} task={thread.task} />}
      {mail.bounce && <BounceBox bounce={mail.bounce} kind={mail.kind} />}
      {mail.item === 'mail' ? <MailBody id={mail.id} /> : <OwnMessageBody id={mail.id} />}
      <FileList mailId={mail.id} files={mail.attachments} />
    </Stack>
  );
}

/** A mail of a conversation: one line while it is closed, all of it while it is open. */
export function MailItem({ mail, thread, isOpen, onToggle, onReply }: MailItemProps) {
  const { t } = useTranslation('inbox');
  const name = nameOfAddressee(mail.from) || t('noName');
  return (
    <Box
      as="article"
      border
      radius="card"
      ground="surface"
      className={styles.mail}
      data-out={mail.direction === 'out' || undefined}
      data-open={isOpen || undefined}
      aria-label={t('mail.of', { name, at: dateTime(mail.at) })}
    >
      <Group className={styles.head}>
        <Group
          as="button"
          gap={10}
          grow
          shrink
          tone="soft"
          textAlign="start"
          plain
          radius="card"
          pointer
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Avatar
            name={name}
            src={mail.direction === 'in' ? thread.creator?.avatarUrl : undefined}
            size={32}
          />
          <Stack as="span" grow shrink>
            <Group as="span" gap={2} columnGap={8} wrap shrink>
              <Text
                as="bdi"
                tone="ink"
                truncate
                className={styles.name}
                data-unread={mail.isUnread || undefined}
              >
                {name}
              </Text>
              {isOpen && mail.from.name && (
                <Text as="bdi" size="sm" tone="faint" breaks dir="ltr">
                  {mail.from.address}
                </Text>
              )}
              <OwnTags mail={mail} />
              {mail.kind && mail.kind !== 'reply' && <KindTag kind={mail.kind} returnsOn={mail.returnsOn} />}
            </Group>
            {!isOpen && (
              <Text as="span" block size="sm" tone="faint" truncate className={styles.snippet}>
                <Box as="bdi" block clip>
                  {mail.snippet || mail.subject}
                </Box>
              </Text>
            )}
          </Stack>
          <Text as="span" fixed size="sm" tone="faint">
            <ShortMoment at={mail.at} />
          </Text>
        </Group>
        {isOpen && <Actions mail={mail} onReply={onReply} />}
      </Group>
      {isOpen && <Content mail={mail} thread={thread} />}
    </Box>
  );
}
