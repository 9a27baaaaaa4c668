import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dateTime, fullCount } from '../../../../../contract/core/format.ts';
import { CallError } from '../../../../app/api.ts';
import { forgetLocal } from '../../../shared/drafts/local-draft.ts';
import { paths } from '../../../../app/paths.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { CheckboxLine } from '../../../../ui/forms/choices/CheckboxLine.tsx';
import { RadioField } from '../../../../ui/forms/choices/RadioField.tsx';
import { siteNow } from '../../../../ui/dates/site-clock.ts';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { fromField, nextHour, toField } from '../../../../ui/dates/local-time.ts';
import { Findings } from '../preview/PreviewStep.tsx';
import { Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from '../preview/preview.module.css';
import { useQueuedText } from '../../../shared/tasks/use-queued-text.ts';
import { type Check, type Started, useQueuedAt, useRecipients, useStart } from '../queries.ts';
import { everybodyIn } from '../recipients/show-state.ts';
import { SendSummary } from './SendSummary.tsx';
import type { Senders } from '../senders/SenderStep.tsx';
import { StartMoment } from './StartMoment.tsx';
import type { Goal } from '../compose-steps.ts';
import { type Draft, taskDrafts } from '../task-drafts.ts';

export interface SendStepProps {
  draft: Draft;
  senders: Senders | undefined;
  check: UseQueryResult<Check>;
  onMend: (goal: Goal) => void;
}

type When = 'now' | 'at';

/** A summary of the task, and the buttons that start it now or at a time. */
export function SendStep({ draft, senders, check, onMend }: SendStepProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: shell } = useTranslation();
  const { t: texts } = useTranslation('mail-texts');
  const queuedText = useQueuedText();
  const navigate = useNavigate();
  const [when, setWhen] = useState<When>('now');
  const [moment, setMoment] = useState(() => toField(nextHour(siteNow(), 1)));
  const [isAsking, setAsking] = useState(false);
  const [isAtOnce, setAtOnce] = useState(false);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const everybody = useRecipients(draft.id, 'ok', 1, 1).data;
  const start = useStart(draft.id);
  const data = check.data;
  const errors = data?.findings.filter(({ severity }) => severity === 'error') ?? [];
  const isReady = Boolean(data) && errors.length === 0 && draft.savedRevision !== null;
  const at = when === 'at' ? fromField(moment) : null;
  const isPast = when === 'at' && (!at || Date.parse(at) <= siteNow());
  const ofTime = useQueuedAt(draft.id, isAsking && !isPast ? at : null).data?.queued;
  const queued = (at ? ofTime : data?.queued) ?? null;

  async function send() {
    setBusy(true);
    setFault('');
    try {
      const revision = await draft.flush();
      // What was ticked for one start does not hold for another, where nothing waits and it is not shown.
      const skipsWindow = isAtOnce && queued !== null;
      const started = await start.mutateAsync({ revision, ...(at && { at }), isAtOnce: skipsWindow });
      forgetLocal(taskDrafts.kind, draft.id);
      showToast('success', at ? timedText(started) : startedText(started));
      void navigate(paths.mailTask(draft.id));
    } catch (error) {
      setFault(error instanceof CallError ? error.message : shell('error.default'));
      setAsking(false);
      setBusy(false);
    }
  }
  function startedText({ recipients, queued: waiting }: Started): string {
    if (!waiting) return t('send.sent');
    const now = recipients - waiting.count;
    const text = queuedText(waiting);
    return now > 0 ? t('send.partlySent', { count: now, number: fullCount(now), queued: text }) : text;
  }
  function timedText({ queued: waiting }: Started): string {
    return waiting ? t('send.timedQueued', { queued: queuedText(waiting) }) : t('send.timed');
  }
  const isQueued = queued !== null && !isAtOnce;
  const chosen = senders?.senders.filter(({ id }) => draft.content.senderIds.includes(id)) ?? [];
  const summary = data && everybody && (
    <SendSummary
      ok={everybody.ok}
      leftOut={everybodyIn(everybody) - everybody.ok}
      reasons={everybody.reasons}
      senders={chosen}
      rounds={draft.content.rounds.length}
      expectedEnd={queued && isAtOnce ? null : data.expectedEnd}
    />
  );
  return (
    <StepCard title={t('send.title')}>
      {summary}
      {errors.length > 0 && <Findings check={check} onMend={onMend} />}
      <div className={styles.choice}>
        <RadioField
          name="when"
          label={t('send.when')}
          value={when}
          error={undefined}
          options={[
            { value: 'now', label: t('send.now') },
            { value: 'at', label: t('send.at') },
          ]}
          onChange={value => setWhen(value === 'at' ? 'at' : 'now')}
        />
        {when === 'at' && <StartMoment value={moment} isPast={isPast} onChange={setMoment} />}
      </div>
      <div role="alert">
        {fault && (
          <Text tone="bad" py={10} px={14} radius="control" ground="bad">
            {fault}
          </Text>
        )}
      </div>
      <Group gap={8} columnGap={12} wrap>
        <Button size="md" disabled={!isReady || isPast} onClick={() => setAsking(true)}>
          {when === 'at' ? t('send.setTimer') : t('send.button')}
        </Button>
        <Group as="span" inline gap={8} size="md" tone="soft">
          {errors.length > 0 ? t('send.blocked', { count: errors.length }) : !isReady && t('check.running')}
        </Group>
      </Group>
      {isAsking && data && everybody && (
        <ConfirmDialog
          title={t('send.confirmTitle', { count: everybody.ok, number: fullCount(everybody.ok) })}
          confirm={at ? t('send.setTimer') : t(isQueued ? 'send.queue' : 'send.button')}
          isBusy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          <Stack gap={6}>
            {at && <p>{t('send.confirmAt', { at: dateTime(at) })}</p>}
            {queued && (
              <>
                <Text as="p" tone="warn">
                  {queuedText(queued)}
                </Text>
                <CheckboxLine value={isAtOnce} onChange={setAtOnce}>
                  {at ? t('send.atOnceThen') : texts('skipWindow')}
                </CheckboxLine>
              </>
            )}
            {summary}
          </Stack>
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
