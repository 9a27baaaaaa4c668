import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useSession } from '../../session/session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SandboxClock } from './SandboxClock.tsx';
import { SandboxLetters } from './SandboxLetters.tsx';
import { SandboxPeople } from './SandboxPeople.tsx';
import styles from './SandboxPanel.module.css';
import { useSandbox } from './sandbox-queries.ts';

/** The sandbox's clock, its personas, and the product's messages to the team. */
export function SandboxPanel() {
  const { isAdmin } = useSession();
  const { data, error, isError, refetch } = useSandbox();
  if (isError && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className={styles.panel}>
      {data ? (
        <>
          <SandboxClock now={data.now} aheadMs={data.aheadMs} />
          <SandboxPeople personas={data.personas} />
          {isAdmin && <SandboxLetters />}
        </>
      ) : (
        <div className={styles.section}>
          <Skeleton width="40%" />
          <Skeleton width="70%" height={22} />
          <Skeleton width="90%" height={26} />
        </div>
      )}
    </div>
  );
}
