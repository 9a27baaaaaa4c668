import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session.ts';
import { Text } from '../../ui/box/Box.tsx';

export interface UpgradeLinkProps {
  /** What stands before it, and only with it. */
  before?: ReactNode;
  children: ReactNode;
}

/** Leads to the plans where a higher one can be had; a team with the highest plan is offered nothing. */
export function UpgradeLink({ before, children }: UpgradeLinkProps) {
  const { hasHigher } = useSession().equity.equityVersion;
  if (!hasHigher) return null;
  return (
    <>
      {before}
      <Text as={Link} tone="accent" to={paths.plans()}>
        {children}
      </Text>
    </>
  );
}
