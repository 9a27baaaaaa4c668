import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readUses, type UseLine } from '../../../../contract/monitoring/effects/coupon-uses.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { currencyOptions, isCurrency, moneyText } from '../../shared/money/money.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { isAllAdded, LineResults, LineResultsEnd } from '../../../ui/feedback/LineResults.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { type EffectView, useChanges } from '../queries.ts';
import { lastRate, rateBody, type RateValues } from '../rates/rate-values.ts';
import { RateFields } from '../rates/RateFields.tsx';
import { todayIn } from '../rates/today-in.ts';
import { useRateRules } from '../rates/use-rate-rules.ts';
import type { Coupon } from './CouponDialog.tsx';
import { KeptUses } from './KeptUses.tsx';

export interface UsesDialogProps {
  effect: EffectView;
  coupon: Coupon;
  onClose: () => void;
}

const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0);

interface ReadLinesProps extends Pick<ReturnType<typeof readUses>, 'refused'> {
  summary: string;
}

/** What was read from the lines, and which of them are invalid. */
function ReadLines({ refused, summary }: ReadLinesProps) {
  const { t } = useTranslation('effects');
  return (
    <Stack gap={12} role="status">
      <Text size="md" tone="soft" leading="relaxed" className={styles.note}>
        {summary}
      </Text>
      {refused.length > 0 && (
        <LineResults isTry results={refused} reasonText={each => t(`use.reason.${each}`)} />
      )}
    </Stack>
  );
}

/** Enters the results of a code, one day per line, with a live preview; ends in what became of each line. */
export function UsesDialog({ effect, coupon, onClose }: UsesDialogProps) {
  const { t } = useTranslation('effects');
  const { project, rates } = effect;
  const today = todayIn(project.zone);
  const { putUses } = useChanges(project.id);
  const rateRules = useRateRules();
  const outcome = useRef<UseLine[]>([]);
  const [results, setResults] = useState<UseLine[]>();
  const initial: RateValues & { lines: string } = {
    lines: '',
    currency: 'CNY',
    rate: '',
    rateOn: today,
    rateFrom: '',
  };
  const form = useForm({
    initial,
    rules: { ...rateRules, lines: (_, all) => !readOf(all).uses.length && t('fault.lines') },
    async submit(values) {
      const { lines } = await putUses(coupon.id, { lines: values.lines, ...rateBody(values, today) });
      outcome.current = lines;
    },
    done() {
      const lines = outcome.current;
      if (!isAllAdded(lines)) return setResults(lines);
      showToast('success', t('use.saved', { count: lines.length, number: fullCount(lines.length) }));
      onClose();
    },
  });
  const { field, values, set } = form;
  const read = readOf(values);
  const revenue = sum(read.uses.map(use => use.revenueMinor));
  const currency = field('currency');
  const title = t('use.title', { code: coupon.code });
  if (results)
    return (
      <FormDialog title={title} onClose={onClose} isWide>
        <LineResultsEnd results={results} reasonText={each => t(`use.reason.${each}`)} onClose={onClose} />
      </FormDialog>
    );
  return (
    <FormDialog title={title} onClose={onClose} isWide>
      <Stack as="form" gap={2} {...form.props} className={styles.form}>
        {project.mine && (
          <>
            <TextField
              {...field('lines')}
              label={t('use.lines')}
              hint={t('use.linesHint')}
              placeholder={t('use.example')}
              rows={6}
              maxLength={100_000}
            />
            <Grid gap={0} columnGap={12} cols={2} align="start" className={styles.pair}>
              <SelectField
                {...currency}
                label={t('cost.currency')}
                options={currencyOptions()}
                onChange={code => {
                  currency.onChange(code);
                  const last = lastRate(rates, code, today);
                  set('rate', last.rate);
                  set('rateOn', last.rateOn);
                  set('rateFrom', last.rateFrom);
                }}
              />
            </Grid>
            <RateFields
              values={values}
              rates={rates}
              minor={read.uses.length ? revenue : null}
              field={field}
            />
            {values.lines.trim() && (
              <ReadLines
                refused={read.refused}
                summary={t('use.read', {
                  days: fullCount(read.uses.length),
                  orders: fullCount(sum(read.uses.map(use => use.orders))),
                  revenue: moneyText(revenue, values.currency),
                })}
              />
            )}
            <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
          </>
        )}
      </Stack>
      <KeptUses effect={effect} couponId={coupon.id} />
    </FormDialog>
  );
}

const readOf = ({ lines, currency }: { lines: string; currency: string }) =>
  readUses(lines, isCurrency(currency) ? currency : 'CNY');
