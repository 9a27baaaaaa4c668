import { useTranslation } from 'react-i18next';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { OrTable } from '../../ui/charts/OrTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { barsOf, type CampaignMoney, type MoneyBar, moneyParts } from './money-bars.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './money-chart.module.css';

function usePartNames() {
  const { t } = useTranslation('payables');
  return (bar: MoneyBar) =>
    moneyParts
      .filter(part => bar.parts[part] > 0 || part === 'paid' || (part === 'left' && bar.budget !== null))
      .map(part => ({ part, name: t(`part.${part}`), text: moneyText(bar.parts[part], bar.currency) }));
}

function Bar({ bar }: { bar: MoneyBar }) {
  const { t } = useTranslation('payables');
  const parts = usePartNames()(bar);
  const { currency, budget, overdue, over } = bar;
  const label = parts.map(({ name, text }) => `${name} ${text}`).join(t('comma'));
  return (
    <Stack gap={8} shrink>
      <Group as="p" gap={4} columnGap={8} align="baseline" wrap className={styles.head}>
        <Text as="strong" size="4xl" weight={600}>
          {budget === null ? t('chart.noBudget', { currency }) : moneyText(budget, currency)}
        </Text>
        {budget !== null && <span>{t('chart.budget')}</span>}
        {over > 0 && <Tag tone="bad">{t('chart.over', { amount: moneyText(over, currency) })}</Tag>}
        {overdue > 0 && <Tag tone="warn">{t('chart.overdue', { amount: moneyText(overdue, currency) })}</Tag>}
      </Group>
      <Group gap={2} align="stretch" clip className={styles.bar} role="img" aria-label={label}>
        {parts.map(
          ({ part }) =>
            bar.parts[part] > 0 && <span key={part} data-part={part} style={{ flexGrow: bar.parts[part] }} />,
        )}
      </Group>
      <Group as="ul" gap={8} columnGap={28} align="stretch" wrap className={styles.legend}>
        {parts.map(({ part, name, text }) => (
          <Stack as="li" size="lg" key={part} data-part={part}>
            <Group as="span" gap={6} size="sm" tone="soft" className={styles.name}>
              {name}
            </Group>
            <strong>{text}</strong>
          </Stack>
        ))}
      </Group>
    </Stack>
  );
}

function MoneyTable({ bars }: { bars: readonly MoneyBar[] }) {
  const { t } = useTranslation('payables');
  return (
    <Text as="table" size="md" full className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field.currency')}</th>
          <th scope="col">{t('chart.budget')}</th>
          {moneyParts.map(part => (
            <th key={part} scope="col">
              {t(`part.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ currency, budget, parts, over }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td>{moneyText(budget, currency)}</td>
            {moneyParts.map(part => (
              <td key={part}>
                {part === 'left'
                  ? moneyText(budget === null ? null : parts.left - over, currency)
                  : moneyText(parts[part], currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Text>
  );
}

/** A campaign's budget compared with what is paid, approved, planned and agreed, by currency. */
export function MoneyChart({ money }: { money: CampaignMoney }) {
  const { t } = useTranslation('payables');
  const bars = barsOf(money);
  if (!bars.length)
    return (
      <Text size="lg" tone="soft">
        {t('chart.none')}
      </Text>
    );
  return (
    <OrTable label={t('chart.title')} height={bars.length * 118} table={<MoneyTable bars={bars} />}>
      <Stack gap={20}>
        {bars.map(bar => (
          <Bar key={bar.currency} bar={bar} />
        ))}
      </Stack>
    </OrTable>
  );
}
