import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../../../contract/creators/insights/insights.ts';
import { day, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Growth } from '../../../ui/figures/Growth.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './brand.module.css';

export interface BrandTableProps {
  brands: readonly Brand[];
  /** Key of the brand whose posts are shown. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Median plays compared with the organic median, as a difference. */
const distance = ({ againstOrganicBp }: Brand) =>
  againstOrganicBp === null ? null : againstOrganicBp - 10_000;

function columnsFor(
  t: TFunction<'insights'>,
  { chosen, onChoose }: Pick<BrandTableProps, 'chosen' | 'onChoose'>,
): Column<Brand>[] {
  return [
    {
      key: 'name',
      head: t('brand.name'),
      width: 200,
      cell: ({ key, name }) => (
        <Text
          as="button"
          weight={600}
          tone="accent"
          textAlign="start"
          plain
          p={0}
          clip
          pointer
          type="button"
          className={styles.brand}
          title={t('brand.showPosts', { name })}
          aria-expanded={key === chosen}
          onClick={() => onChoose(key === chosen ? '' : key)}
        >
          <bdi>{name}</bdi>
        </Text>
      ),
    },
    {
      key: 'basis',
      head: t('brand.basis'),
      width: 110,
      cell: ({ basis }) => <Tag tone={basis === 'stated' ? 'accent' : 'plain'}>{t(`brand.${basis}`)}</Tag>,
    },
    {
      key: 'posts',
      head: t('brand.posts'),
      align: 'end',
      width: 80,
      cell: ({ posts }) => fullCount(posts),
    },
    { key: 'lastAt', head: t('brand.lastAt'), align: 'end', width: 120, cell: ({ lastAt }) => day(lastAt) },
    {
      key: 'plays',
      head: t('brand.playsHead'),
      align: 'end',
      width: 120,
      cell: ({ medianPlays }) => <Count value={medianPlays} />,
    },
    {
      key: 'interaction',
      head: t('brand.interactionHead'),
      align: 'end',
      width: 140,
      cell: ({ medianInteractionBp }) => percentOfBp(medianInteractionBp),
    },
    {
      key: 'againstOrganic',
      head: t('brand.againstOrganic'),
      align: 'end',
      width: 150,
      cell: brand => <Growth bp={distance(brand)} />,
    },
  ];
}

/** Brands with the results of their posts; choosing one shows its posts. */
export function BrandTable({ brands, chosen, onChoose }: BrandTableProps) {
  const { t } = useTranslation('insights');
  return (
    <DataTable
      label={t('brand.brands')}
      columns={columnsFor(t, { chosen, onChoose })}
      rows={brands}
      keyOf={brand => brand.key}
      density="compact"
      activeKey={chosen || null}
    />
  );
}
