import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Platform } from '../../../contract/core/platform.ts';
import { platformNames, platforms } from '../../layout/search/platform-names.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { type Cell, categoriesOf, cellName, linesOf, tiers, typedOf } from './base-cells.ts';
import { BasePriceTable } from './BasePriceTable.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { type BasePrices, usePriceActions } from './queries.ts';
import { useLineText } from './use-line-text.ts';
import { fenOf } from './yuan.ts';

export interface BasePricesFormProps {
  platform: Platform;
  prices: BasePrices;
  /** The creators' categories by platform. */
  categories: Readonly<Record<string, readonly string[]>>;
  onClose: () => void;
}

const maxFen = 100_000_00;

/** A table per platform: rows are categories, columns are tiers of regions; an empty field uses the grey value. */
export function BasePricesForm({ platform: first, prices, categories, onClose }: BasePricesFormProps) {
  const { t } = useTranslation('creator-prices');
  const { general, team, mayChange } = prices;
  const { changeBase } = usePriceActions();
  const { categoryText } = useLineText();
  const [platform, setPlatform] = useState(first);
  const lines = [...team, ...general];
  // The cells stay as they were when the dialog opened.
  const [cells] = useState(() =>
    platforms.flatMap(each =>
      ['', ...categoriesOf(each, lines, categories[each] ?? [])].flatMap(category =>
        tiers.map((regionTier): Cell => ({ platform: each, regionTier, category })),
      ),
    ),
  );
  const rule = (typed: string) => {
    const fen = fenOf(typed);
    return Boolean(typed.trim()) && (fen === null || fen > maxFen) && t('base.wrong');
  };
  const form = useForm({
    initial: typedOf(team, cells),
    rules: Object.fromEntries(cells.map(cell => [cellName(cell), rule])),
    async submit(values) {
      await changeBase({ prices: linesOf(values, cells) });
    },
    done() {
      showToast('success', t('base.saved'));
      onClose();
    },
  });
  const isFaulty = (each: Platform) =>
    cells.some(cell => cell.platform === each && form.field(cellName(cell)).error);
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = categoriesOf(platform, lines, categories[platform] ?? []);
  const priced = new Set(categoriesOf(platform, lines, []));
  const rows = ['', ...known.filter(name => priced.has(name) || added.includes(`${platform}|${name}`))];
  const others = known.filter(name => !rows.includes(name));

  return (
    <Stack as="form" gap={12} align="start" {...form.props}>
      <Text size="md" tone="soft" leading="relaxed">
        {t('base.about')}
      </Text>
      {!mayChange && (
        <Text size="md" tone="warn">
          {t('base.readOnly')}
        </Text>
      )}
      <Segments
        label={t('platform', { ns: 'common' })}
        value={platform}
        options={platforms.map(value => ({
          value,
          label: isFaulty(value)
            ? t('base.faulty', { platform: platformNames[value] })
            : platformNames[value],
        }))}
        onChange={setPlatform}
      />
      <BasePriceTable
        platform={platform}
        categories={rows}
        team={linesOf(form.values, cells)}
        general={general}
        fieldOf={mayChange ? cell => form.field(cellName(cell)) : undefined}
      />
      {mayChange && (
        <>
          {others.length > 0 && (
            <SelectBox
              showLabel
              label={t('base.add')}
              value=""
              options={[
                { value: '', label: t('base.addChoose') },
                ...others.map(value => ({ value, label: categoryText(value) })),
              ]}
              onChange={name => name && setAdded([...added, `${platform}|${name}`])}
            />
          )}
          <FormEnd
            fault={form.fault}
            isBusy={form.isBusy}
            submit={t('save', { ns: 'common' })}
            disabled={!form.isChanged}
          >
            <Button
              variant="default"
              size="md"
              disabled={!linesOf(form.values, cells).length}
              onClick={() => {
                for (const cell of cells) form.set(cellName(cell), '');
              }}
            >
              {t('base.reset')}
            </Button>
          </FormEnd>
        </>
      )}
    </Stack>
  );
}
