import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../contract/core/format.ts';
import type { ScimToken } from '../../../contract/workspace/scim/scim-tokens.ts';
import { unreported } from '../../app/api.ts';
import { CopyLine } from '../../ui/copy/CopyLine.tsx';
import { Ago } from '../../ui/dates/Ago.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { useRevokeToken, useScimTokens } from './queries.ts';

/** What an identity provider needs to keep the accounts of the team: the address, and tokens. */
export function ScimCard() {
  const { t } = useTranslation('scim');
  const { data, error, isError, refetch } = useScimTokens();
  const [isMaking, setMaking] = useState(false);
  const words = { copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) };
  return (
    <Card
      title={t('title')}
      aside={data && (data.users ? t('users', { count: data.users }) : t('usersNone'))}
    >
      <Text size="sm" tone="faint">
        {t('about')}
      </Text>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton width="100%" height={120} />}
      {data && (
        <>
          <Stack gap={4}>
            <Text size="md" weight={500}>
              {t('address')}
            </Text>
            <CopyLine label={t('address')} text={data.address} words={words} />
          </Stack>
          <Group gap={12} justify="between" wrap>
            <Text size="md" weight={500}>
              {t('tokens')}
            </Text>
            <Button variant="default" onClick={() => setMaking(true)}>
              {t('create')}
            </Button>
          </Group>
          {data.tokens.length ? (
            <Stack as="ul" gap={10}>
              {data.tokens.map(token => (
                <TokenLine key={token.id} token={token} />
              ))}
            </Stack>
          ) : (
            <Text size="sm" tone="faint">
              {t('noTokens')}
            </Text>
          )}
        </>
      )}
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}

function TokenLine({ token: { id, name, createdAt, lastUsedAt } }: { token: ScimToken }) {
  const { t } = useTranslation('scim');
  const revoke = useRevokeToken();
  const [isAsking, setAsking] = useState(false);
  return (
    <Group as="li" gap={8} columnGap={16} justify="between" wrap>
      <Stack gap={2} shrink>
        <Text size="lg" breaks>
          {name}
        </Text>
        <Text size="sm" tone="faint">
          {t('createdAt', { day: day(createdAt) })}
          {' · '}
          {lastUsedAt ? (
            <>
              {t('lastUsed')} <Ago at={lastUsedAt} />
            </>
          ) : (
            t('neverUsed')
          )}
        </Text>
      </Stack>
      <Button variant="default" aria-label={t('revokeOf', { name })} onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('revokeOf', { name })}
          confirm={t('revoke')}
          isDangerous
          isBusy={revoke.isPending}
          onConfirm={() =>
            revoke.mutate(id, {
              onSuccess: () => showToast('success', t('revoked')),
              onSettled: () => setAsking(false),
            })
          }
          onCancel={() => setAsking(false)}
        >
          {t('revokeText')}
        </ConfirmDialog>
      )}
    </Group>
  );
}
