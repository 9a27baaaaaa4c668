import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './PlanUse.module.css';
import { UpgradeLink } from './UpgradeLink.tsx';

export interface PlanUseProps<Use extends { used: number; limit: number }> {
  /** Undefined while it loads. */
  use: Use | undefined;
  /** Says both figures. */
  text: (use: Use) => ReactNode;
  /** When the count begins again: said on hover, and beside the figures once all is used. */
  renews?: ((use: Use) => string | undefined) | undefined;
}

/** How much of a limit of the plan is used, at the end of a row of filters; once all is, the way to a higher plan. */
export function PlanUse<Use extends { used: number; limit: number }>({
  use,
  text,
  renews,
}: PlanUseProps<Use>) {
  const { t } = useTranslation();
  if (!use) return <Skeleton width={190} height={28} />;
  const { used, limit } = use;
  const again = renews?.(use);
  const isAll = used >= limit;
  return (
    <Stack gap={4} size="sm" tone="soft" push className={styles.use}>
      <span title={again}>
        {text(use)}
        {isAll && again && ` · ${again}`}
        {isAll && <UpgradeLink before=" · ">{t('top.upgrade')}</UpgradeLink>}
      </span>
      <LimitBar used={used} limit={limit} />
    </Stack>
  );
}
