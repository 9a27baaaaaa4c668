import { forecastDays } from '../../../../contract/catalogue/post-metrics.ts';
import { useTranslation } from 'react-i18next';
import { absent, compactCount, fullCount } from '../../../../contract/core/format.ts';
import type { Forecast } from '../../../../contract/catalogue/post-forecast.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';

/** The method of a forecast and its basis. */
export function useForecastText() {
  const { t } = useTranslation('monitors');
  return ({ by, sample }: Pick<Forecast, 'by' | 'sample'>) =>
    t(`forecast.by.${by}`, { count: sample, number: fullCount(sample) });
}

/** Expected plays on day 30 with their range; the method on hover. */
export function ForecastText({ forecast }: { forecast: Forecast | null }) {
  const { t } = useTranslation('monitors');
  const words = useForecastText();
  if (!forecast) return absent;
  const { low, expected, high } = forecast;
  const range = t('forecast.range', { low: compactCount(low), high: compactCount(high) });
  const title = t('forecast.title', {
    day: forecastDays,
    low: fullCount(low),
    expected: fullCount(expected),
    high: fullCount(high),
    by: words(forecast),
  });
  return (
    <Stack as="span" inline title={title}>
      <data value={expected}>≈ {compactCount(expected)}</data>
      <Text as="small" size="sm" tone="faint" nowrap>
        {range}
      </Text>
    </Stack>
  );
}
