import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/Card.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { DraftForm } from './DraftForm.tsx';
import { DraftList } from './DraftList.tsx';
import { draftsFor } from '../next-steps.ts';
import { today } from '../NextCard.tsx';
import { PostForm } from './PostForm.tsx';
import type { WorkDeliverable, WorkProps } from '../queries.ts';
import { useWhat } from '../use-what.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import lists from '../work-lists.module.css';
import styles from '../work.module.css';

const tones = { waiting: 'accent', approved: 'good', changesWanted: 'warn' } as const;

function Days({ deliverable: { draftDueOn, publishOn, postUrl } }: { deliverable: WorkDeliverable }) {
  const { t } = useTranslation('collaboration-pages');
  const isLate = (day: string) => postUrl === '' && day < today();
  return (
    <Group as="span" gap={4} columnGap={12} wrap size="md" tone="soft" className={styles.stepFacts}>
      {draftDueOn && (
        <span data-late={isLate(draftDueOn) || undefined}>{t('days.draft', { day: draftDueOn })}</span>
      )}
      {publishOn && (
        <span data-late={isLate(publishOn) || undefined}>{t('days.publish', { day: publishOn })}</span>
      )}
    </Group>
  );
}

function Item({ deliverable, what, ...props }: WorkProps & { deliverable: WorkDeliverable; what: string }) {
  const { t } = useTranslation('collaboration-pages');
  const { calls, onChanged } = props;
  const [open, setOpen] = useState<'none' | 'draft' | 'post'>('none');
  const [message, setMessage] = useState('');
  const drafts = draftsFor(props.work.drafts, deliverable.id);
  const newest = drafts[0]?.state;
  const { id, postUrl, isPostOpen } = deliverable;

  async function finish(text: string) {
    setOpen('none');
    setMessage(text);
    await onChanged();
  }
  return (
    <Stack as="li" gap={10} className={lists.item}>
      <Group gap={6} columnGap={12} justify="between" wrap>
        <h3>{what}</h3>
        {postUrl ? (
          <Tag tone="good">{t('work.published')}</Tag>
        ) : (
          newest && <Tag tone={tones[newest]}>{t(`work.draftState.${newest}`)}</Tag>
        )}
      </Group>
      <Days deliverable={deliverable} />
      {postUrl && (
        <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
          {t('work.post')}{' '}
          <Text as="a" tone="accent" href={postUrl} target="_blank" rel="noreferrer noopener">
            <bdi dir="ltr">{postUrl}</bdi>
          </Text>
        </Text>
      )}
      <DraftList drafts={drafts} team={props.work.team} calls={calls} onChanged={onChanged} />
      <div role="status">
        {message && open === 'none' && (
          <Group
            as="p"
            gap={8}
            align="start"
            weight={500}
            tone="good"
            leading="relaxed"
            className={styles.good}
          >
            {message}
          </Group>
        )}
      </div>
      {open === 'draft' && (
        <DraftForm
          deliverableId={id}
          calls={calls}
          onDone={() => void finish(t('draft.sent'))}
          onCancel={() => setOpen('none')}
        />
      )}
      {open === 'post' && (
        <PostForm
          deliverableId={id}
          calls={calls}
          onDone={() => void finish(t('post.sent'))}
          onCancel={() => setOpen('none')}
        />
      )}
      {open === 'none' && (
        <Group gap={10} align="stretch" wrap className={lists.deeds}>
          {!postUrl && newest !== 'approved' && (
            <Button
              variant={newest === 'waiting' ? 'default' : 'filled'}
              aria-label={t('work.handInFor', { what })}
              onClick={() => setOpen('draft')}
            >
              {t(newest ? 'work.handInAgain' : 'work.handIn')}
            </Button>
          )}
          {isPostOpen && (
            <Button
              variant={newest === 'approved' && !postUrl ? 'filled' : 'default'}
              aria-label={t(postUrl ? 'work.changeFor' : 'work.giveFor', { what })}
              onClick={() => setOpen('post')}
            >
              {t(postUrl ? 'work.change' : 'work.give')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

/** The creator's deliverables: each with its days, drafts and post. */
export function DeliverablesCard(props: WorkProps) {
  const { t } = useTranslation('collaboration-pages');
  const whatOf = useWhat();
  const { deliverables, drafts } = props.work;
  const ids = new Set(deliverables.map(({ id }) => id));
  const others = drafts.filter(({ deliverableId: id }) => id === null || !ids.has(id));
  return (
    <div id="work" className={styles.place}>
      <Card title={t('work.title')}>
        {deliverables.length === 0 && (
          <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
            {t('work.none')}
          </Text>
        )}
        <Stack as="ul">
          {deliverables.map((deliverable, place) => (
            <Item
              key={deliverable.id}
              {...props}
              deliverable={deliverable}
              what={whatOf(deliverable, place)}
            />
          ))}
          {others.length > 0 && (
            <Stack as="li" gap={10} className={lists.item}>
              <h3>{t('work.other')}</h3>
              <DraftList
                drafts={others}
                team={props.work.team}
                calls={props.calls}
                onChanged={props.onChanged}
              />
            </Stack>
          )}
        </Stack>
      </Card>
    </div>
  );
}
