import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useSession } from '../../session/session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SandboxClock } from './SandboxClock.tsx';
import { SandboxMessages } from './SandboxMessages.tsx';
import { SystemEmails } from './SystemEmails.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
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
    <Stack as="section" gap={8} size="md" py={12} px={16} className={styles.section}>
      <Text as="h3" size="sm" weight={600} tone="soft">
        {t('people.title')}
      </Text>
      <dl className={styles.people}>
        {(Object.keys(shares) as (keyof typeof shares)[]).map(kind => (
          <Group align="stretch" justify="between" key={kind}>
            <dt>{t(`people.${kind}`)}</dt>
            <dd>{shares[kind]}%</dd>
          </Group>
        ))}
      </dl>
    </Stack>
  );
}

function SandboxState() {
  const { isAdmin } = useSession();
  const { data, error, isError, refetch } = useSandbox();
  if (isError && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className={styles.panel}>
      {data ? (
        <>
          <SandboxClock now={data.now} aheadMs={data.aheadMs} nextSendAt={data.nextSendAt} />
          <SandboxPeople personas={data.personas} />
          {isAdmin && <SystemEmails />}
        </>
      ) : (
        <Stack gap={8} size="md" py={12} px={16} className={styles.section}>
          <Skeleton width="40%" />
          <Skeleton width="70%" height={22} />
          <Skeleton width="90%" height={26} />
        </Stack>
      )}
    </div>
  );
}

/** The sandbox's clock, its personas, and the product's messages to the team. */
export function SandboxPanel() {
  return (
    <>
      <SandboxState />
      <div className={styles.messages}>
        <SandboxMessages />
      </div>
    </>
  );
}
