import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ConflictNotice } from '../../shared/drafts/ConflictNotice.tsx';
import { forgetLocal } from '../../shared/drafts/local-draft.ts';
import { LocalNotice } from '../../shared/drafts/LocalNotice.tsx';
import { useKeptDraft } from '../../shared/drafts/use-kept-draft.ts';
import { forgetWaitingDraft } from '../../shared/drafts/waiting-draft.ts';
import { paths } from '../../../app/paths.ts';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useTaskAct } from '../../shared/queries.ts';
import { makeDraft } from '../queries.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { ComposeHead } from './ComposeHead.tsx';
import { ContentStep } from './content/ContentStep.tsx';

import { PreviewStep } from './preview/PreviewStep.tsx';
import { saveContent, showDraft, type Task, useCheck, useRecipients, useSenders } from './queries.ts';
import { RecipientsStep } from './recipients/RecipientsStep.tsx';
import { SenderStep } from './senders/SenderStep.tsx';
import { SendStep } from './start/SendStep.tsx';
import { type Goal, readStep, type Step, stepStates } from './compose-steps.ts';
import { StepTabs } from './StepTabs.tsx';
import { type FoundDraft, taskDrafts } from './task-drafts.ts';

const control =
  'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true], button:not(:disabled)';
/** Milliseconds between looks for the element: the editor loads as a chunk of its own. */
const pollEvery = 50;
const maxTries = 60;

/** Scrolls to the element with the name in `data-goal`, and focuses its first field. */
function focusPart(name: string): () => void {
  let left = maxTries;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tryNow() {
    const part = document.querySelector<HTMLElement>(`[data-goal="${name}"]`);
    const field = part?.querySelector<HTMLElement>(part.dataset.field ?? control);
    if (part && field) {
      part.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    } else if (left-- > 0) timer = setTimeout(tryNow, pollEvery);
  }
  tryNow();
  return () => clearTimeout(timer);
}

export interface WritingProps {
  task: Task;
  found: FoundDraft | null;
  onReload: () => void;
}

/** A draft with its steps; input is saved automatically. */
export function Writing({ task, found, onReload }: WritingProps) {
  const { t } = useTranslation('mail-tasks');
  const draft = useKeptDraft(taskDrafts, task, found?.isApplied ? found.local : null);
  const { id, content, state } = draft;
  useEffect(forgetWaitingDraft, []);
  useTitle(content.name || t('compose.title'));
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const step = readStep(params);
  const panelId = useId();
  const senders = useSenders().data;
  const everybody = useRecipients(id, 'ok', 1, 1).data;
  const needsCheck = step === 'senders' || step === 'preview' || step === 'send';
  const check = useCheck(id, needsCheck ? draft.savedRevision : null);
  const states = stepStates(content, {
    ok: everybody?.ok,
    senders: senders?.senders,
    findings: check.data?.findings,
  });
  const [goal, setGoal] = useState<Goal | null>(null);
  const removal = useTaskAct();

  function open(to: Step, round?: number) {
    setParams({ id: String(id), step: to, ...(round && { round: String(round) }) });
  }
  function goTo(where: Goal) {
    if (where.step) open(where.step, where.round);
    setGoal({ ...where });
  }
  useEffect(() => {
    if (goal && (!goal.step || goal.step === step)) return focusPart(goal.part);
  }, [goal, step]);

  /** Copies this version into a new draft; the original keeps the other author's version. */
  async function keepAsCopy() {
    const { id: copy } = await makeDraft({ copyOf: id });
    const { revision } = await showDraft(copy);
    await saveContent(copy, content, revision);
    forgetLocal(taskDrafts.kind, id);
    showToast('success', t('conflict.copied'));
    void navigate(paths.compose(copy, `step=${step}`), { replace: true });
  }
  function remove() {
    removal.mutate(
      { id, act: 'delete' },
      {
        onSuccess() {
          forgetLocal(taskDrafts.kind, id);
          showToast('success', t('act.done.delete', { name: content.name || t('list.unnamed') }));
          void navigate(paths.drafts());
        },
      },
    );
  }
  const isStuck = state === 'conflict' || state === 'refused';
  return (
    <Stack gap={12}>
      <ComposeHead draft={draft} isRemoving={removal.isPending} onRemove={remove} />
      {isStuck && (
        <ConflictNotice
          fault={draft.fault}
          onReload={onReload}
          onCopy={state === 'conflict' ? keepAsCopy : undefined}
        />
      )}
      {found && <LocalNotice kind={taskDrafts.kind} draft={draft} found={found} before={task.content} />}
      <StepTabs current={step} states={states} panelId={panelId} onOpen={open} />
      <Stack gap={14} shrink key={step} id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        {step === 'recipients' && <RecipientsStep draft={draft} onNext={() => open('content')} />}
        {step === 'content' && <ContentStep draft={draft} onNext={() => open('senders')} />}
        {step === 'senders' && (
          <SenderStep draft={draft} senders={senders} check={check.data} onNext={() => open('preview')} />
        )}
        {step === 'preview' && (
          <PreviewStep draft={draft} check={check} onMend={goTo} onNext={() => open('send')} />
        )}
        {step === 'send' && <SendStep draft={draft} senders={senders} check={check} onMend={goTo} />}
      </Stack>
      <LeaveGuard when={state === 'failed' || isStuck} />
    </Stack>
  );
}
