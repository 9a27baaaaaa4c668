import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resultsOf } from '../../../../contract/monitoring/effects/effect-formulas.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import type { TabProps } from '../EffectTabs.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import page from '../page.module.css';
import { Compared } from './Compared.tsx';
import own from './what-if.module.css';
import {
  assumedOf,
  type Assumption,
  assumptions,
  isReadable,
  maxOf,
  presentOf,
  readTyped,
  textsOf,
} from './what-if.ts';

interface FieldProps {
  name: Assumption;
  text: string;
  max: number;
  isUnknown: boolean;
  onChange: (text: string) => void;
}

function AssumptionField({ name, text, max, isUnknown, onChange }: FieldProps) {
  const { t } = useTranslation('effects');
  const label = t(`whatIf.${name}`);
  const value = readTyped(name, text);
  const isFaulty = !isReadable(name, text, isUnknown ? null : 0);
  return (
    <Stack gap={4} shrink>
      <FormField
        name={name}
        label={label}
        value={text}
        error={isFaulty ? t('whatIf.fault') : undefined}
        {...(isUnknown && { hint: t('whatIf.none') })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        onChange={onChange}
        onBlur={() => undefined}
        {...(name.endsWith('Ppm') && { end: '%' })}
      />
      <input
        type="range"
        className={own.slider}
        aria-label={t('whatIf.slide', { name: label })}
        value={Math.min(value ?? 0, max)}
        min={0}
        max={max}
        step={Math.max(1, Math.round(max / 200))}
        onChange={event => onChange(textsOf(name, event.currentTarget.valueAsNumber))}
      />
    </Stack>
  );
}

/** Assumptions beside the current figures, with the same formulas. */
export function WhatIfTab({ effect: { totals } }: TabProps) {
  const { t } = useTranslation('effects');
  const present = useMemo(() => presentOf(totals), [totals]);
  const [texts, setTexts] = useState(present.texts);
  const inputs = assumedOf(texts, totals);
  return (
    <>
      <Text size="md" tone="soft" leading="relaxed">
        {t('whatIf.about')}
      </Text>
      <Grid gap={16} cols={2} align="start" className={page.two}>
        <Card
          title={t('whatIf.assumptions')}
          aside={<LinkButton onClick={() => setTexts(present.texts)}>{t('whatIf.reset')}</LinkButton>}
        >
          <Grid gap={10} columnGap={24} cols={2} className={own.fields}>
            {assumptions.map(name => (
              <AssumptionField
                key={name}
                name={name}
                text={texts[name]}
                max={maxOf(name, present.values[name])}
                isUnknown={present.values[name] === null}
                onChange={text => setTexts(before => ({ ...before, [name]: text }))}
              />
            ))}
          </Grid>
        </Card>
        <Card title={t('whatIf.results')}>
          <Compared now={totals} then={inputs && { ...inputs, ...resultsOf(inputs) }} />
        </Card>
      </Grid>
    </>
  );
}
