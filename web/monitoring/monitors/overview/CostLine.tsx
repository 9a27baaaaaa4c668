import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ProjectView } from '../../shared/projects/queries.ts';
import { unitsOf } from '../../shared/projects/quota-units.ts';
import { Text } from '../../../ui/box/Box.tsx';

export interface CostLineProps {
  cost: ProjectView['cost'];
  isOpen: boolean;
}

/** The daily cost of fetching, against the quota of each source. */
export function CostLine({ cost, isOpen }: CostLineProps) {
  const { t } = useTranslation('monitors');
  const { t: sources } = useTranslation('sources');
  if (!isOpen) return null;
  return (
    <Text size="sm" tone="faint" leading="relaxed">
      {cost.length ? t('cost.title') : t('cost.nothing')}{' '}
      {cost
        .map(({ source, unitsCenti, quota }) =>
          t('cost.of', {
            source: sources(`names.${source}`),
            units: unitsOf(unitsCenti),
            quota: fullCount(quota),
          }),
        )
        .join(t('cost.between'))}
    </Text>
  );
}
