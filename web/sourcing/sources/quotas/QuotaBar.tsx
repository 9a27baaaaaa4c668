import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import type { QuotaRow } from './quota-rows.ts';
import { useUntilText } from '../use-until-text.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './quota.module.css';

export interface QuotaBarProps {
  row: QuotaRow;
  name: string;
  colorOf: (purpose: SpendPurpose) => string;
}

/** A quota as a bar: its use by purpose, and the rest. */
export function QuotaBar({ row, name, colorOf }: QuotaBarProps) {
  const { t } = useTranslation('sources');
  const untilText = useUntilText();
  const { per, limit, units, used, resetsAt, isExhausted, spends } = row;
  const whole = Math.max(limit, used, 1);
  return (
    <Stack gap={5} shrink role="group" aria-label={name}>
      <Group as="p" gap={2} columnGap={12} align="baseline" justify="between" wrap size="md">
        <span>
          {name}{' '}
          <Text as="span" size="sm" tone="faint">
            {t(`quota.per.${per}`)}
          </Text>
        </span>
        <Text as="bdi" weight={600}>
          {t('quota.used', { used: fullCount(used), limit: fullCount(limit) })}
        </Text>
      </Group>
      <Group
        align="stretch"
        clip
        className={styles.track}
        data-over={isExhausted || used >= limit || undefined}
        aria-hidden
      >
        {spends.map(spend => (
          <span
            key={spend.purpose}
            title={`${t(`purposes.${spend.purpose}`)} ${fullCount(spend.units)}`}
            style={{ inlineSize: `${(spend.units / whole) * 100}%`, background: colorOf(spend.purpose) }}
          />
        ))}
      </Group>
      {(resetsAt || limit !== units) && (
        <Group as="p" gap={2} columnGap={12} align="stretch" wrap size="sm" tone="faint">
          {isExhausted && (
            <Text as="strong" weight={600} tone="warn">
              {t('quota.exhausted')}
            </Text>
          )}
          {resetsAt && (
            <bdi>{t(per === 'pacificDay' ? 'quota.resets' : 'quota.partly', untilText(resetsAt))}</bdi>
          )}
          {limit !== units && <bdi>{t('quota.corrected', { units: fullCount(units) })}</bdi>}
        </Group>
      )}
    </Stack>
  );
}
