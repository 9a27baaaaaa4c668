import { Button } from '@mantine/core';
import { IconExternalLink, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollaborationDraft } from '../../../contract/campaigns/collaboration-drafts.ts';
import { dateTime, fileSize } from '../../../contract/core/format.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { useDraftCalls } from './draft-calls.ts';
import { DraftTextForm } from './DraftTextForm.tsx';
import type { WorkPartProps } from './DraftsPart.tsx';
import { useDownload } from '../shared/files/file-calls.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work-part.module.css';

const tones = { waiting: 'accent', approved: 'good', changesWanted: 'warn' } as const;

function Shown({ draft, campaignId }: { draft: CollaborationDraft; campaignId: number }) {
  const { t } = useTranslation('creator-work');
  const download = useDownload(campaignId);
  const { url, file } = draft;
  if (file)
    return (
      <Group
        as="button"
        inline
        gap={6}
        self="start"
        size="lg"
        tone="accent"
        textAlign="start"
        plain
        p={0}
        pointer
        type="button"
        className={styles.file}
        title={t('download', { ns: 'common', name: file.name })}
        onClick={() => download.mutate(file)}
      >
        <IconPaperclip size={16} stroke={1.6} aria-hidden />
        <bdi>{file.name}</bdi>{' '}
        <Text as="span" size="sm" tone="soft" leading="relaxed">
          {fileSize(file.size)}
        </Text>
      </Group>
    );
  return (
    <Group
      as="a"
      inline
      gap={6}
      self="start"
      size="lg"
      tone="accent"
      textAlign="start"
      plain
      p={0}
      pointer
      className={styles.link}
      href={url}
      target="_blank"
      rel="noreferrer noopener nofollow"
      title={t('drafts.open')}
    >
      <IconExternalLink size={16} stroke={1.6} aria-hidden />
      <bdi dir="ltr">{url}</bdi>
    </Group>
  );
}

type Open = 'none' | 'ask' | 'comment';

function Deeds({ draft, collaborationId }: { draft: CollaborationDraft; collaborationId: number }) {
  const { t } = useTranslation('creator-work');
  const calls = useDraftCalls(collaborationId);
  const [open, setOpen] = useState<Open>('none');
  const [isBusy, setBusy] = useState(false);
  const at = dateTime(draft.handedInAt);
  const close = () => setOpen('none');

  async function approve() {
    setBusy(true);
    try {
      await calls.decide(draft.id, { state: 'approved' });
      showToast('success', t('drafts.approved'));
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
    }
  }
  if (open === 'ask')
    return (
      <DraftTextForm
        label={t('drafts.askLabel')}
        hint={t('drafts.askHint')}
        missing={t('drafts.askMissing')}
        submitText={t('drafts.askSend')}
        submit={comment => calls.decide(draft.id, { state: 'changesWanted', comment }, true)}
        onDone={() => {
          close();
          showToast('success', t('drafts.asked'));
        }}
        onCancel={close}
      />
    );
  if (open === 'comment')
    return (
      <DraftTextForm
        label={t('drafts.comment')}
        hint={t('drafts.askHint')}
        missing={t('drafts.commentMissing')}
        submitText={t('drafts.commentSend')}
        submit={text => calls.comment(draft.id, text)}
        onDone={close}
        onCancel={close}
      />
    );
  return (
    <Group gap={8} align="stretch" wrap>
      {draft.state !== 'approved' && (
        <Button
          size="xs"
          loading={isBusy}
          aria-label={t('drafts.approveOf', { at })}
          onClick={() => void approve()}
        >
          {t('drafts.approve')}
        </Button>
      )}
      {draft.state !== 'changesWanted' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('drafts.askOf', { at })}
          onClick={() => setOpen('ask')}
        >
          {t('drafts.ask')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => setOpen('comment')}>
        {t('drafts.comment')}
      </Button>
    </Group>
  );
}

/** One draft: its content, its author, the decision, and the comments. */
export function DraftItem({
  draft,
  collaborationId,
  campaignId,
  mayEdit,
}: WorkPartProps & { draft: CollaborationDraft }) {
  const { t } = useTranslation('creator-work');
  const nameOf = (by: string | null) =>
    by === null ? t('creator', { ns: 'common' }) : by || t('deletedAccount', { ns: 'common' });
  return (
    <Stack as="li" gap={8} shrink py={12} px={14} border radius="card" breaks>
      <Group gap={6} columnGap={12} justify="between" wrap>
        <Text as="span" size="sm" tone="soft" leading="relaxed">
          {t('drafts.by', { by: nameOf(draft.by) })} <Moment at={draft.handedInAt} />
        </Text>
        <Tag tone={tones[draft.state]}>{t(`drafts.state.${draft.state}`)}</Tag>
      </Group>
      <Shown draft={draft} campaignId={campaignId} />
      {draft.note && (
        <Text leading="relaxed" className={styles.text}>
          {draft.note}
        </Text>
      )}
      {draft.decidedAt && (
        <Text size="sm" tone="soft" leading="relaxed">
          {t('drafts.decidedBy', { by: draft.decidedBy || t('deletedAccount', { ns: 'common' }) })}{' '}
          <Moment at={draft.decidedAt} />
        </Text>
      )}
      {draft.comments.length > 0 && (
        <Stack as="ul" gap={8} className={styles.comments} aria-label={t('drafts.comments')}>
          {draft.comments.map(comment => (
            <li key={comment.id}>
              <Text as="span" size="sm" tone="soft" leading="relaxed">
                <bdi>{nameOf(comment.by)}</bdi> · <Moment at={comment.at} />
              </Text>
              <Text leading="relaxed" className={styles.text}>
                {comment.text}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {mayEdit && <Deeds draft={draft} collaborationId={collaborationId} />}
    </Stack>
  );
}
