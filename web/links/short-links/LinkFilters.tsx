import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { linkExportColumns } from '../../../contract/links/export-columns.ts';
import { linkStates, productTypes } from '../../../contract/links/link-kinds.ts';
import type { listShortLinks } from '../../../contract/links/short-links.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { hasFilter, type LinksState, sorts, filterOf } from './link-state.ts';
import { PlanUse } from '../../layout/plan/PlanUse.tsx';
import { Group } from '../../ui/box/Box.tsx';
import styles from './ShortLinksPage.module.css';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';

type Page = ReplyOf<typeof listShortLinks>;

export interface LinkFiltersProps {
  state: LinksState;
  page: Page | undefined;
  onChange: (by: Partial<LinksState>) => void;
}

/** The filters and the sort of the links. */
export function LinkFilters({ state, page, onChange }: LinkFiltersProps) {
  const { t } = useTranslation('short-links');
  const tags = [...new Set([...(page?.tags ?? []), ...(state.tag ? [state.tag] : [])])];
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('search')} keyword={state.keyword} onSearch={keyword => onChange({ keyword })} />
      <ChoiceChip
        label={t('column.type')}
        value={state.productType ?? ''}
        options={productTypes.map(value => ({ value, label: t(`type.${value}`) }))}
        onChange={value => onChange({ productType: productTypes.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        value={state.state ?? ''}
        options={linkStates.map(value => ({ value, label: t(`state.${value}`) }))}
        onChange={value => onChange({ state: linkStates.find(each => each === value) ?? null })}
      />
      {tags.length > 0 && (
        <ChoiceChip
          label={t('column.tag')}
          value={state.tag}
          options={tags.map(value => ({ value, label: value }))}
          onChange={tag => onChange({ tag })}
        />
      )}
      {state.creatorId && (
        <Tag>
          {t('filterChip', {
            ns: 'common',
            name: t('creator', { ns: 'common' }),
            value: page?.links[0]?.creator?.name ?? `#${state.creatorId}`,
          })}
        </Tag>
      )}
      {hasFilter(state) && (
        <LinkButton
          onClick={() => onChange({ keyword: '', productType: null, state: null, tag: '', creatorId: null })}
        >
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
      <Group gap={4} columnGap={12} justify="end" wrap push className={styles.sorting}>
        <SelectBox
          label={t('sort.by')}
          showLabel
          value={state.sort}
          options={sorts.map(value => ({ value, label: t(`sort.${value}`) }))}
          onChange={sort => onChange({ sort })}
        />
        <ExportButton
          of={{ table: 'shortLinks', filter: filterOf(state) }}
          columns={linkExportColumns}
          disabled={!page?.total}
          formatLabel={format => t(`exportAs.${format}`)}
          startedText={tray => t('exporting', { tray })}
        />
        <PlanUse
          use={page}
          text={({ used, limit }) => t('used', { used: fullCount(used), limit: fullCount(limit) })}
        />
      </Group>
    </FilterRow>
  );
}
