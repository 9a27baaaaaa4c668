import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useSession } from '../../session/session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SandboxClock } from './SandboxClock.tsx';
import { SandboxLetters } from './SandboxLetters.tsx';
import styles from './SandboxPanel.module.css';
import { useSandbox } from './sandbox-queries.ts';
import { useTranslation } from 'react-i18next';
import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';

/** How the sandbox's personas respond to mail, in percent. */
function SandboxPeople({ personas }: { personas: Personas }) {
  const { t } = useTranslation('sandbox');
  const { reply, read, autoReply, bounce } = personas;
  const shares = { reply, read, autoReply, bounce, never: 100 - reply - read - autoReply - bounce };
  return (
    <section className={styles.section}>
      <h3>{t('people.title')}</h3>
      <dl className={styles.people}>
        {(Object.keys(shares) as (keyof typeof shares)[]).map(kind => (
          <div key={kind}>
            <dt>{t(`people.${kind}`)}</dt>
            <dd>{shares[kind]}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
