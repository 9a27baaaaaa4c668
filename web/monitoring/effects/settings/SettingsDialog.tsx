import { useTranslation } from 'react-i18next';
import {
  emvFigures,
  emvPlatforms,
  publishedExample,
} from '../../../../contract/monitoring/effects/effect-kinds.ts';
import { typedOf, worthDigits } from '../../../../contract/monitoring/effects/effect-money.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { currencyOptions } from '../../shared/money/money.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { type EffectView, useChanges } from '../queries.ts';
import { lastRate } from '../rates/rate-values.ts';
import { RateFields } from '../rates/RateFields.tsx';
import { todayIn } from '../rates/today-in.ts';
import { useRateRules } from '../rates/use-rate-rules.ts';
import {
  coefficientsOf,
  emptyWorths,
  type SettingsValues,
  valuesOf,
  worthNames,
  worthOf,
} from './settings-values.ts';

/** The value of each figure on each platform, for EMV. */
export function SettingsDialog({ effect, onClose }: { effect: EffectView; onClose: () => void }) {
  const { t } = useTranslation('effects');
  const { project, settings, rates } = effect;
  const today = todayIn(project.zone);
  const { saveSettings } = useChanges(project.id);
  const rateRules = useRateRules();
  const isWorth = (value: string) => value.trim() && worthOf(value) === null && t('fault.worth');
  // If no figure has a value, the rate is not validated.
  const ifAny = (rule: (value: string, all: SettingsValues) => string | false) => {
    return (value: string, all: SettingsValues) =>
      worthNames.some(name => all[name].trim()) && rule(value, all);
  };
  const form = useForm<SettingsValues>({
    initial: valuesOf(settings.coefficients, today),
    rules: {
      rate: ifAny(rateRules.rate),
      rateOn: ifAny(rateRules.rateOn),
      ...Object.fromEntries(worthNames.map(name => [name, isWorth])),
    },
    submit: values =>
      saveSettings({ spread: settings.spread, coefficients: coefficientsOf(values, today) }).then(
        () => undefined,
      ),
    done() {
      showToast('success', t('saved', { ns: 'common' }));
      onClose();
    },
  });
  const { field, values, set } = form;
  function setCurrency(code: string) {
    set('currency', code);
    const last = lastRate(rates, code, today);
    for (const name of ['rate', 'rateOn', 'rateFrom'] as const) set(name, last[name]);
  }
  function fillExample() {
    setCurrency('USD');
    for (const platform of emvPlatforms) {
      for (const figure of emvFigures)
        set(`${platform}-${figure}`, typedOf(publishedExample[figure], worthDigits));
    }
  }
  const clear = () => worthNames.forEach(name => set(name, emptyWorths[name]));
  return (
    <FormDialog title={t('settings.title')} onClose={onClose} isWide>
      <Stack as="form" gap={2} {...form.props} className={styles.form}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('settings.about')}
        </Text>
        <Text size="md" tone="soft" leading="relaxed">
          {t('settings.exampleAbout')} <LinkButton onClick={fillExample}>{t('settings.example')}</LinkButton>
        </Text>
        <Grid gap={0} columnGap={12} cols={2} align="start" className={styles.pair}>
          <SelectField
            {...field('currency')}
            label={t('settings.currency')}
            options={currencyOptions()}
            onChange={setCurrency}
          />
        </Grid>
        <RateFields values={values} rates={rates} minor={null} field={field} />
        {emvPlatforms.map(platform => (
          <Grid as="fieldset" gap={0} columnGap={12} p={0} key={platform} className={styles.worths}>
            <Text as="legend" weight={600} p={0} mb={4}>
              {platformNames[platform]}
            </Text>
            {emvFigures.map(figure => (
              <FormField
                key={figure}
                {...field(`${platform}-${figure}`)}
                label={t(`settings.${figure}`)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
              />
            ))}
          </Grid>
        ))}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('settings.submit')}>
          <LinkButton onClick={clear}>{t('settings.clear')}</LinkButton>
        </FormEnd>
      </Stack>
    </FormDialog>
  );
}
