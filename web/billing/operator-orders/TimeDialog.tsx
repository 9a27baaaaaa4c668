import { useTranslation } from 'react-i18next';
import { day, money } from '../../../contract/core/format.ts';
import { type GivingHow, givingHows } from '../../../contract/billing/operator-order-kinds.ts';
import { orderLimits } from '../../../contract/billing/order-kinds.ts';
import { isMissing, unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { planName, usePlanNames } from '../../layout/plan/plans.ts';
import { type TeamTime, useOperating, useOperatorPlans, useTeamTime } from './queries.ts';

const maxDays = 3660;

function Periods({ time }: { time: TeamTime }) {
  const { t } = useTranslation('operator-orders');
  const nameOf = usePlanNames();
  return (
    <Stack as="section" gap={8} mb={16}>
      <Text tone="soft" leading="relaxed">
        {t('time.now', {
          plan: nameOf(time.plan),
          until: time.endsAt ? t('time.until', { day: day(time.endsAt) }) : t('time.noEnd'),
          owner: time.owner,
        })}
      </Text>
      <Stack as="ul" gap={8} breaks>
        {time.periods.map(period => (
          <li key={`${period.number ?? ''} ${period.beginsAt}`}>
            <b>{nameOf(period.plan)}</b> {day(period.beginsAt)} –{' '}
            {period.endsAt ? day(period.endsAt) : t('time.noEnd')}
            <Text as="span" block size="sm" tone="faint" breaks>
              {period.number
                ? t('time.paid', { number: period.number, sum: money(period.paidFen) })
                : t('time.byHand', { reason: period.reason })}
              {period.endedAt && ` · ${t('time.ended', { day: day(period.endedAt) })}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function GiveForm({ time, onClose }: { time: TeamTime; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { data } = useOperatorPlans();
  const { giveTime } = useOperating();
  const paid = (data?.plans ?? []).filter(({ monthlyFen }) => monthlyFen > 0);
  const present = paid.find(({ code }) => code === time.plan) ?? paid[0];
  const form = useForm({
    initial: { plan: present?.code ?? '', how: 'behind', days: '30', reason: '' },
    rules: {
      days: value =>
        !(/^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= maxDays) &&
        t('time.wrongDays', { max: maxDays }),
      reason: value => !value.trim() && t('reason.missing'),
    },
    submit: ({ plan, how, days, reason }) =>
      giveTime(time.teamId, { plan, how: how as GivingHow, days: Number(days), reason: reason.trim() }),
    done() {
      showToast('success', t('time.done', { team: time.teamName }));
      onClose();
    },
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <SelectField
        {...form.field('plan')}
        label={t('column.plan')}
        options={paid.map(plan => ({ value: plan.code, label: planName(plan) }))}
      />
      <RadioField
        {...form.field('how')}
        label={t('time.howLabel')}
        options={givingHows.map(how => ({ value: how, label: t(`time.how.${how}`) }))}
      />
      <FormField {...form.field('days')} label={t('time.days')} inputMode="numeric" maxLength={4} />
      <TextField {...form.field('reason')} label={t('reason.label')} maxLength={orderLimits.reasonLength} />
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('time.give')} />
    </Stack>
  );
}

/** The plan periods of a team, and a form to add one by hand with a reason. */
export function TimeDialog({ teamId, onClose }: { teamId: number; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { data: time, error, isError, refetch } = useTeamTime(teamId);
  const plans = useOperatorPlans();
  return (
    <FormDialog title={time ? t('time.giveTo', { team: time.teamName }) : t('time.give')} onClose={onClose}>
      {isMissing(error) && <EmptyState>{t('time.noTeam')}</EmptyState>}
      {isError && !isMissing(error) && (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      )}
      {!isError && (!time || !plans.data) && <Skeleton width="100%" height={320} />}
      {time && plans.data && (
        <>
          <Periods time={time} />
          <GiveForm time={time} onClose={onClose} />
        </>
      )}
    </FormDialog>
  );
}
