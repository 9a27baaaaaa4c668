import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useFieldText } from './use-field-text.ts';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import styles from '../operator-orders/operator-orders.module.css';
import { bodyOf, changesIn, fenOf, type PlanValues, valuesOf } from './plan-changes.ts';
import { planName } from '../../layout/plan/plans.ts';
import { type Plan, useOperating } from '../operator-orders/queries.ts';

/** Names, price and entitlements of a plan; before saving, the dialog says what changes and for whom. */
export function PlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { changePlan } = useOperating();
  const { nameOf } = useFieldText();
  const [isAsking, setAsking] = useState(false);
  const isFree = plan.monthlyFen === 0;
  const required = (value: string) => !value.trim() && t('plan.missing');
  const initial: PlanValues = valuesOf(plan);
  const form = useForm({
    initial,
    rules: Object.fromEntries(
      Object.keys(initial).map(name => [
        name,
        name === 'monthly'
          ? (value: string) => (fenOf(value) === null || (!isFree && !fenOf(value))) && t('plan.wrongPrice')
          : required,
      ]),
    ),
    async submit(values) {
      if (!changesIn(plan, values).length) return;
      // The first click only asks.
      if (!isAsking) return;
      await changePlan(plan.code, bodyOf(plan, values));
    },
    done(values) {
      if (!changesIn(plan, values).length) return onClose();
      if (!isAsking) return setAsking(true);
      showToast('success', t('plan.saved'));
      onClose();
    },
  });
  const changes = changesIn(plan, form.values);
  return (
    <FormDialog title={t('plan.edit', { plan: planName(plan) })} isWide onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        {isAsking ? (
          <Stack gap={10} leading="loose" breaks className={styles.asking} role="status">
            <p>{t('plan.ask')}</p>
            <ul>
              {changes.map(({ field, before, after }) => (
                <li key={field}>
                  {nameOf(field)}: <bdi>{before}</bdi> → <b>{after}</b>
                </li>
              ))}
            </ul>
            <p>{t('plan.keeps')}</p>
          </Stack>
        ) : (
          <>
            <Text tone="soft" leading="relaxed">
              {t('plan.formats')}
            </Text>
            <Grid gap={4} columnGap={16} className={styles.fields}>
              {Object.keys(initial).map(name =>
                name === 'monthly' && isFree ? null : (
                  <FormField
                    key={name}
                    {...form.field(name)}
                    label={nameOf(name)}
                    {...(name === 'monthly' && { inputMode: 'decimal' as const })}
                    maxLength={name.startsWith('name') ? 40 : 200}
                  />
                ),
              )}
            </Grid>
          </>
        )}
        <FormEnd
          atEnd
          fault={form.fault}
          isBusy={form.isBusy}
          disabled={!changes.length}
          submit={t(isAsking ? 'plan.save' : 'plan.review')}
        >
          {isAsking && (
            <Button size="md" variant="default" onClick={() => setAsking(false)}>
              {t('plan.back')}
            </Button>
          )}
        </FormEnd>
      </Stack>
    </FormDialog>
  );
}
