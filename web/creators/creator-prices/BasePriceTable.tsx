import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { absent, money } from '../../../contract/core/format.ts';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { regionTiers } from '../../../contract/catalogue/base-prices.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { Explained } from '../../ui/overlays/Explained.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import type { FieldBinding } from '../../ui/forms/use-form.ts';
import { regionName } from '../../catalogue/shared/display-names.ts';
import { type Cell, isLineOf, tiers, usedFor } from './base-cells.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './prices.module.css';
import { useLineText } from './use-line-text.ts';
import { yuanOf } from './yuan.ts';

export interface BasePriceTableProps {
  platform: Platform;
  /** Rows; the empty one means any category. */
  categories: readonly string[];
  /** As they are typed now. */
  team: readonly BasePrice[];
  general: readonly BasePrice[];
  /** Undefined if it is read-only. */
  fieldOf: ((cell: Cell) => FieldBinding) | undefined;
}

function TierHead({ tier }: { tier: number }) {
  const { t } = useTranslation('creator-prices');
  const { tierText } = useLineText();
  const regions =
    tier === 1 || tier === 2
      ? regionTiers[tier].map(regionName).join(', ')
      : t(tier === 0 ? 'base.everyRegion' : 'base.otherRegions');
  return <Explained name={tierText(tier)}>{t('base.regions', { tier: tierText(tier), regions })}</Explained>;
}

type CellProps = Pick<BasePriceTableProps, 'team' | 'general'> & {
  cell: Cell;
  label: string;
  field: FieldBinding | undefined;
};

function PriceCell({ cell, label, team, general, field }: CellProps) {
  const { t } = useTranslation('creator-prices');
  const used = usedFor(cell, team, general);
  if (!field) {
    return (
      <Stack
        as="span"
        inline
        tone="soft"
        className={styles.read}
        data-own={team.some(line => isLineOf(line, cell)) || undefined}
      >
        {used ? money(used.cpmFen) : absent}
        {used && (
          <Text as="small" size="xs" tone="faint">
            {t(used.basis === 'team' ? 'estimate.team' : 'estimate.general')}
          </Text>
        )}
      </Stack>
    );
  }
  const { error, onChange, ...input } = field;
  return (
    <TextInput
      {...input}
      size="sm"
      inputMode="decimal"
      aria-label={label}
      placeholder={used ? yuanOf(used.cpmFen) : t('base.none')}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}

/** One platform's base CPM: rows are categories, columns are tiers of regions. */
export function BasePriceTable({ platform, categories, team, general, fieldOf }: BasePriceTableProps) {
  const { t } = useTranslation('creator-prices');
  const { tierText, categoryText } = useLineText();
  const label = t('base.table', { platform: platformNames[platform] });
  return (
    <Scrollable className={styles.scroller} aria-label={label}>
      <Text as="table" size="md" full className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('base.category')}</th>
            {tiers.map(tier => (
              <th key={tier} scope="col">
                <TierHead tier={tier} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(category => (
            <tr key={category}>
              <th scope="row">{categoryText(category)}</th>
              {tiers.map(regionTier => {
                const cell = { platform, regionTier, category };
                const words = { category: categoryText(category), tier: tierText(regionTier) };
                return (
                  <td key={regionTier}>
                    <PriceCell
                      cell={cell}
                      label={t('base.cell', words)}
                      team={team}
                      general={general}
                      field={fieldOf?.(cell)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Text>
    </Scrollable>
  );
}
