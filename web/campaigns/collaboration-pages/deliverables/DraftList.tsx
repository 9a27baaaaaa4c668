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
    <form className={styles.form} {...form.props}>
      <TextField
        {...form.field('text')}
        label={t('draft.replyLabel')}
        rows={3}
        maxLength={collaborationLimits.commentLength}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('draft.replySend')}>
        <Button variant="default" size="md" onClick={() => setOpen(false)}>
          {t('work.cancel')}
        </Button>
      </FormEnd>
    </form>
  );
}

function DraftLine({ draft, team, ...props }: ListProps & { draft: WorkDraft; team: string }) {
  const { t } = useTranslation('collaboration-pages');
  const { id, url, fileName, note, handedInAt, state, comments } = draft;
  return (
    <li className={lists.draft}>
      <div className={lists.itemHead}>
        <span className={styles.quiet}>
          {t('draft.at')} <Moment at={handedInAt} />
        </span>
        <Tag tone={tones[state]}>{t(`draft.state.${state}`)}</Tag>
      </div>
      {url ? (
        <a
          className={lists.link}
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          title={t('draft.open')}
        >
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
          <bdi dir="ltr">{url}</bdi>
        </a>
      ) : (
        <span className={lists.link}>
          <IconPaperclip size={16} stroke={1.6} aria-hidden />
          <bdi>{fileName}</bdi>
        </span>
      )}
      {note && <p className={lists.text}>{note}</p>}
      {comments.length > 0 && (
        <ul className={lists.comments} aria-label={t('draft.comments')}>
          {comments.map((comment, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are only ever added, and have no names here
            <li key={place}>
              <span className={styles.quiet}>
                {comment.isCreator ? t('draft.you') : team} · <Moment at={comment.at} />
              </span>
              <p className={lists.text}>{comment.text}</p>
            </li>
          ))}
        </ul>
      )}
      {(comments.length > 0 || state === 'changesWanted') && <Reply draftId={id} {...props} />}
    </li>
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
    <ul className={lists.drafts} aria-label={t('draft.list')}>
      {drafts.map(draft => (
        <DraftLine key={draft.id} draft={draft} team={team} {...props} />
      ))}
    </ul>
  );
}
