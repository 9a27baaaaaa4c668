import { Button } from '@mantine/core';
import { IconExternalLink, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collaborationLimits } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { WorkDraft, WorkProps } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import lists from '../work-lists.module.css';
import styles from '../work.module.css';

const tones = { waiting: 'accent', approved: 'good', changesWanted: 'warn' } as const;

type ListProps = Pick<WorkProps, 'calls' | 'onChanged'>;

function Reply({ draftId, calls, onChanged }: ListProps & { draftId: number }) {
  const { t } = useTranslation('collaboration-pages');
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initial: { text: '' },
    rules: { text: value => !value.trim() && t('draft.replyMissing') },
    submit: ({ text }) => calls.reply(draftId, text.trim()),
    done() {
      form.set('text', '');
      setOpen(false);
      void onChanged();
    },
  });
  if (!isOpen)
    return (
      <Button className={styles.start} variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('draft.reply')}
      </Button>
    );
  return (
    <Stack as="form" gap={8} {...form.props}>
      <TextField
        {...form.field('text')}
        label={t('draft.replyLabel')}
        rows={3}
        maxLength={collaborationLimits.commentLength}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('draft.replySend')}>
        <Button variant="default" size="md" onClick={() => setOpen(false)}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </FormEnd>
    </Stack>
  );
}

function DraftLine({ draft, team, ...props }: ListProps & { draft: WorkDraft; team: string }) {
  const { t } = useTranslation('collaboration-pages');
  const { id, url, fileName, note, handedInAt, state, comments } = draft;
  return (
    <Stack as="li" gap={8} py={12} px={14} radius="card" ground="head">
      <Group gap={6} columnGap={12} justify="between" wrap>
        <Text as="span" size="md" tone="soft" leading="relaxed" className={styles.quiet}>
          {t('draft.at')} <Moment at={handedInAt} />
        </Text>
        <Tag tone={tones[state]}>{t(`draft.state.${state}`)}</Tag>
      </Group>
      {url ? (
        <Group
          as="a"
          gap={6}
          align="start"
          size="lg"
          leading="normal"
          className={lists.link}
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          title={t('draft.open')}
        >
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
          <bdi dir="ltr">{url}</bdi>
        </Group>
      ) : (
        <Group as="span" gap={6} align="start" size="lg" leading="normal" className={lists.link}>
          <IconPaperclip size={16} stroke={1.6} aria-hidden />
          <bdi>{fileName}</bdi>
        </Group>
      )}
      {note && (
        <Text leading="relaxed" className={lists.text}>
          {note}
        </Text>
      )}
      {comments.length > 0 && (
        <Stack as="ul" gap={10} className={lists.comments} aria-label={t('draft.comments')}>
          {comments.map((comment, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are only ever added, and have no names here
            <li key={place}>
              <Text as="span" size="md" tone="soft" leading="relaxed" className={styles.quiet}>
                {comment.isCreator ? t('draft.you') : team} · <Moment at={comment.at} />
              </Text>
              <Text leading="relaxed" className={lists.text}>
                {comment.text}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {(comments.length > 0 || state === 'changesWanted') && <Reply draftId={id} {...props} />}
    </Stack>
  );
}

/** Drafts that were handed in, with their comments. */
export function DraftList({
  drafts,
  team,
  ...props
}: ListProps & { drafts: readonly WorkDraft[]; team: string }) {
  const { t } = useTranslation('collaboration-pages');
  if (!drafts.length) return null;
  return (
    <Stack as="ul" gap={10} aria-label={t('draft.list')}>
      {drafts.map(draft => (
        <DraftLine key={draft.id} draft={draft} team={team} {...props} />
      ))}
    </Stack>
  );
}
