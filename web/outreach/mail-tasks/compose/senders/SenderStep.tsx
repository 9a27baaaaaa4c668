import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../../../contract/core/endpoint.ts';
import { fullCount } from '../../../../../contract/core/format.ts';
import type { listSenders, Sender } from '../../../../../contract/outreach/senders/senders.ts';
import { paths } from '../../../../app/paths.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { leaveDraft } from '../../../shared/drafts/waiting-draft.ts';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { Tag } from '../../../../ui/labels/Tag.tsx';
import type { Check } from '../queries.ts';
import { NextStep } from '../NextStep.tsx';
import type { Draft } from '../task-drafts.ts';
import { ExpectedEnd } from './ExpectedEnd.tsx';
import { Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './senders.module.css';
import { WindowCard } from './WindowCard.tsx';

export type Senders = ReplyOf<typeof listSenders>;

export interface SenderStepProps {
  draft: Draft;
  senders: Senders | undefined;
  check: Check | undefined;
  onNext: () => void;
}

function SenderLine({
  sender: { id, name, address, state, pace, sentToday },
  isChosen,
  onChoose,
}: {
  sender: Sender;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { t } = useTranslation('mail-tasks');
  const canSend = state === 'verified';
  const isOff = !canSend && !isChosen;
  const left = Math.max(0, pace.dailyLimit - sentToday);
  return (
    <Group
      as="li"
      gap={4}
      columnGap={12}
      wrap
      py={12}
      px={14}
      className={styles.sender}
      data-off={isOff || undefined}
    >
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isOff}
          aria-describedby={canSend ? undefined : `why-${id}`}
          onChange={event => onChoose(event.target.checked)}
        />
        <Text as="span" weight={600}>
          {name}
          <Text as="bdi" block size="md" weight={400} tone="soft" breaks dir="ltr">
            {address}
          </Text>
        </Text>
      </label>
      {canSend ? (
        <Text as="span" size="md" tone="soft">
          {t('senders.left', { left: fullCount(left), limit: fullCount(pace.dailyLimit) })}
          {pace.gapSeconds > 0 && ` · ${t('senders.gap', { seconds: pace.gapSeconds })}`}
        </Text>
      ) : (
        <Text as="span" size="md" tone="warn" id={`why-${id}`} className={styles.why}>
          <Tag tone="warn">{t(`senders.state.${state}`)}</Tag> {t(`senders.why.${state}`)}{' '}
          <Text as={Link} tone="accent" to={paths.senders(`id=${id}`)} onClick={leaveDraft}>
            {t('senders.verify')}
          </Text>
        </Text>
      )}
    </Group>
  );
}

/** The senders, the rate and the sending hours. */
export function SenderStep({ draft, senders, check, onNext }: SenderStepProps) {
  const { t } = useTranslation('mail-tasks');
  const { senderIds } = draft.content;
  const choose = (id: number, isChosen: boolean) =>
    draft.change({ senderIds: isChosen ? [...senderIds, id] : senderIds.filter(each => each !== id) });
  const known = senders?.senders ?? [];
  const gone = senders ? senderIds.filter(id => !known.some(sender => sender.id === id)) : [];
  return (
    <>
      <StepCard
        title={t('senders.title')}
        about={senderIds.length > 1 ? t('senders.rotation', { count: senderIds.length }) : t('senders.about')}
        aside={
          senders && (
            <Text as="span" size="md" tone="soft">
              {t('senders.plan', {
                left: fullCount(Math.max(0, senders.dailyLimit - senders.dailyUsed)),
                limit: fullCount(senders.dailyLimit),
              })}
            </Text>
          )
        }
      >
        <div data-goal="senders">
          {!senders && <Skeleton width="100%" height={120} />}
          {senders && !known.length && (
            <EmptyState
              actions={
                <Button component={Link} to={paths.senders()} variant="default" onClick={leaveDraft}>
                  {t('senders.bind')}
                </Button>
              }
            >
              {t('senders.none')}
            </EmptyState>
          )}
          {(known.length > 0 || gone.length > 0) && (
            <Stack as="ul" border radius="card" className={styles.list}>
              {known.map(sender => (
                <SenderLine
                  key={sender.id}
                  sender={sender}
                  isChosen={senderIds.includes(sender.id)}
                  onChoose={isChosen => choose(sender.id, isChosen)}
                />
              ))}
              {gone.map(id => (
                <Group as="li" gap={4} columnGap={12} wrap py={12} px={14} key={id} className={styles.sender}>
                  <Text as="span" size="md" tone="warn" className={styles.why}>
                    {t('senders.gone')}
                  </Text>
                  <Button variant="default" size="compact-sm" onClick={() => choose(id, false)}>
                    {t('senders.drop')}
                  </Button>
                </Group>
              ))}
            </Stack>
          )}
        </div>
        <ExpectedEnd check={check} hasSender={senderIds.length > 0} />
      </StepCard>
      <WindowCard window={draft.content.window} onChange={window => draft.change({ window })} />
      <NextStep label={t('steps.preview')} onNext={onNext} />
    </>
  );
}
