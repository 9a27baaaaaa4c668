import { useTranslation } from 'react-i18next';
import { costKinds, effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Cost } from '../../../../contract/monitoring/effects/effects.ts';
import { isCurrency, minorOf } from '../../shared/money/money.ts';
import { MoneyField } from '../../shared/money/MoneyField.tsx';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { CreatorChoice } from '../CreatorChoice.tsx';
import { Grid, Stack } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { useChanges, usePostChoice, type EffectView } from '../queries.ts';
import { lastRate } from '../rates/rate-values.ts';
import { RateFields } from '../rates/RateFields.tsx';
import { todayIn } from '../rates/today-in.ts';
import { useRateRules } from '../rates/use-rate-rules.ts';
import { bodyOf, valuesOf, type CostValues } from './cost-values.ts';

export interface CostDialogProps {
  effect: EffectView;
  /** The cost to change. */
  cost?: Cost;
  onClose: () => void;
}

function usePostOptions(projectId: number, values: CostValues, cost: Cost | undefined) {
  const { t } = useTranslation('effects');
  const { t: monitors } = useTranslation('monitors');
  const { data } = usePostChoice(projectId, Number(values.creatorId) || null);
  const posts = (data ?? []).map(({ key, caption }) => ({
    value: key,
    label: caption.slice(0, 60) || monitors('post.noCaption'),
  }));
  const own = cost?.postKey ?? '';
  const isThere = !own || posts.some(({ value }) => value === own);
  const kept = isThere ? [] : [{ value: own, label: cost?.caption.slice(0, 60) || t('cost.gonePost') }];
  return [{ value: '', label: t('cost.anyPost') }, ...posts, ...kept];
}

/** Creates or changes a cost. */
export function CostDialog({ effect, cost, onClose }: CostDialogProps) {
  const { t } = useTranslation('effects');
  const { project, rates } = effect;
  const today = todayIn(project.zone);
  const { saveCost } = useChanges(project.id);
  const rateRules = useRateRules();
  const form = useForm<CostValues>({
    initial: valuesOf(cost, today),
    rules: {
      ...rateRules,
      amountMinor(value, { currency }) {
        const minor = isCurrency(currency) ? minorOf(value, currency) : null;
        if (minor === null) return t('fault.amount');
        return minor > effectLimits.amount && t('fault.tooLarge');
      },
      day: value => !value && t('fault.day'),
    },
    places: {},
    submit: values => saveCost(cost?.id, bodyOf(values, today)).then(() => undefined),
    done() {
      showToast('success', t(cost ? 'saved' : 'added', { ns: 'common' }));
      onClose();
    },
  });
  const { field, values, set } = form;
  const postOptions = usePostOptions(project.id, values, cost);
  const minor = isCurrency(values.currency) ? minorOf(values.amountMinor, values.currency) : null;
  const chosen = cost?.creatorId ? { id: cost.creatorId, name: cost.creatorName } : null;
  const currency = field('currency');
  return (
    <FormDialog title={t(cost ? 'cost.editTitle' : 'cost.addTitle')} onClose={onClose} isWide>
      <Stack as="form" gap={2} {...form.props} className={styles.form}>
        <Grid gap={0} columnGap={12} cols={2} align="start" className={styles.pair}>
          <SelectField
            {...field('kind')}
            label={t('kind', { ns: 'common' })}
            options={costKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
          />
          <DayField {...field('day')} label={t('day', { ns: 'common' })} />
        </Grid>
        <MoneyField
          label={t('cost.amount')}
          amount={field('amountMinor')}
          currency={{
            ...currency,
            label: t('cost.currency'),
            onChange(code) {
              currency.onChange(code);
              const last = lastRate(rates, code, today);
              set('rate', last.rate);
              set('rateOn', last.rateOn);
              set('rateFrom', last.rateFrom);
            },
          }}
        />
        <RateFields values={values} rates={rates} minor={minor} field={field} />
        <Grid gap={0} columnGap={12} cols={2} align="start" className={styles.pair}>
          <CreatorChoice
            label={t('creator', { ns: 'common' })}
            none={t('creatorField.none')}
            effect={effect}
            chosen={chosen}
            field={{
              ...field('creatorId'),
              onChange(id) {
                set('creatorId', id);
                set('postKey', '');
              },
            }}
          />
          <SelectField {...field('postKey')} label={t('post', { ns: 'common' })} options={postOptions} />
        </Grid>
        <FormField
          {...field('note')}
          label={t('note', { ns: 'common' })}
          hint={t('cost.noteHint')}
          autoComplete="off"
          maxLength={effectLimits.noteLength}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
