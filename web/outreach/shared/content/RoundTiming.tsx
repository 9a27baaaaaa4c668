import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailRound, Wait } from '../../../../contract/outreach/mail-content.ts';
import { roundConditions } from '../../../../contract/outreach/mail-states.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { fromField, nextHour, toField } from '../../../ui/dates/local-time.ts';
import { MomentField } from '../../../ui/dates/fields/MomentField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';

const stay = () => undefined;
const longestWait = 365;
const day = 24;

/** A whole number, up to a year in days. */
function amountOf(text: string): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= longestWait ? number : null;
}

function AmountField({ amount, onChange }: { amount: number; onChange: (amount: number) => void }) {
  const { t } = useTranslation('mail-tasks');
  /** The typed text while it is not a valid number. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FormField
      name="amount"
      label={t('wait.label')}
      inputMode="numeric"
      maxLength={3}
      value={typed ?? String(amount)}
      error={typed === null ? undefined : t('wait.range', { max: longestWait })}
      onChange={text => {
        const next = amountOf(text);
        setTyped(next === null ? text : null);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function AtField({ at, onChange }: { at: string; onChange: (at: string) => void }) {
  const { t } = useTranslation('mail-tasks');
  /** The typed text while it is not a complete time. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <MomentField
      label={t('wait.moment')}
      value={typed ?? toField(at)}
      onChange={value => {
        const next = fromField(value);
        setTyped(next === null ? value : null);
        if (next !== null) onChange(next);
      }}
    />
  );
}

/** When a follow-up is sent, and to whom. */
export function RoundTiming({
  round: { condition, wait },
  onChange,
}: {
  round: MailRound;
  onChange: (by: Partial<MailRound>) => void;
}) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  const setWait = (next: Wait) => onChange({ wait: next });
  const unit = wait.kind === 'after' ? wait.unit : 'at';
  function setUnit(next: string) {
    if (next === 'at') setWait({ kind: 'at', at: nextHour(siteNow(), 3 * day) });
    else {
      const amount = wait.kind === 'after' ? wait.amount : 3;
      setWait({ kind: 'after', amount, unit: next === 'hours' ? 'hours' : 'days' });
    }
  }
  return (
    <Grid
      gap={0}
      columnGap={16}
      radius="card"
      mb={8}
      ground="head"
      className={styles.timing}
      data-goal="wait"
    >
      <SelectField
        name="condition"
        label={t('rounds.condition')}
        value={condition}
        error={undefined}
        options={roundConditions.map(value => ({ value, label: words(`condition.${value}`) }))}
        onChange={value => onChange({ condition: roundConditions.find(each => each === value) ?? condition })}
        onBlur={stay}
      />
      <Grid gap={0} columnGap={8} align="start" className={styles.wait} data-kind={wait.kind}>
        {wait.kind === 'after' ? (
          <AmountField amount={wait.amount} onChange={amount => setWait({ ...wait, amount })} />
        ) : (
          <AtField at={wait.at} onChange={at => setWait({ kind: 'at', at })} />
        )}
        <SelectField
          name="unit"
          label={t('wait.unit')}
          value={unit}
          error={undefined}
          options={(['hours', 'days', 'at'] as const).map(value => ({
            value,
            label: t(`wait.units.${value}`),
          }))}
          onChange={setUnit}
          onBlur={stay}
        />
      </Grid>
    </Grid>
  );
}
