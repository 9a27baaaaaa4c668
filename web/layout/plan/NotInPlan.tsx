import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export interface NotInPlanProps {
  /** Set if it replaces the whole page. */
  title?: string;
  /** What the plan lacks. */
  children: ReactNode;
}

/** In place of a feature beyond the current plan; links to the plans. */
export function NotInPlan({ title, children }: NotInPlanProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...(title !== undefined && { title })}
      actions={
        <Button component={Link} to={paths.plans()}>
          {t('error.toPlans')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
