import { useTranslation } from 'react-i18next';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ConnectionTable } from './ConnectionTable.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import { InviteButton } from './InviteButton.tsx';
import { useConnections } from './queries.ts';

/** What the creator gave the team access to, and the link to their page. */
export function ConnectionsCard({ creator }: { creator: CreatorParams }) {
  const { t } = useTranslation('refreshes');
  const { data, error, isError, refetch, inviting } = useConnections(creator);
  return (
    <Card title={t('connections.title')} aside={data && !data.invitation && t('connections.none')}>
      <Text tone="soft" leading="relaxed">
        {t('connections.about')}
      </Text>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={96} />}
      {data && (
        <>
          {data.available.length === 0 && (
            <Text tone="soft" leading="relaxed">
              {t('connections.noPlatform')}
            </Text>
          )}
          {data.invitation && <InvitationFacts {...data.invitation} />}
          {data.connections.length > 0 && <ConnectionTable connections={data.connections} />}
          {data.invitation && data.connections.length === 0 && (
            <Text tone="soft" leading="relaxed">
              {t('connections.noAccounts')}
            </Text>
          )}
          <Group gap={10} columnGap={16} wrap>
            <InviteButton inviting={inviting} isInvited={data.invitation !== null} />
            <Text size="sm" tone="faint">
              {t('connections.mailHint')}
            </Text>
          </Group>
        </>
      )}
    </Card>
  );
}
