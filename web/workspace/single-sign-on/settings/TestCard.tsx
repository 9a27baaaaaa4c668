import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider, TestStep } from '../../../../contract/workspace/single-sign-on.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import { Conversation } from '../Conversation.tsx';
import { goToProvider } from '../kept-flow.ts';
import { useTesting } from '../queries.ts';
import styles from '../single-sign-on.module.css';

/** Tries a whole sign-in; where it ends before the provider's own page, its steps are shown here. */
export function TestCard({ provider }: { provider: Provider | null }) {
  const { t } = useTranslation('single-sign-on');
  const testing = useTesting();
  const [stopped, setStopped] = useState<readonly TestStep[]>();
  const start = () =>
    testing.mutate(undefined, {
      onSuccess({ url, flow, steps }) {
        setStopped(url ? undefined : steps);
        if (url) goToProvider({ url, flow });
      },
    });
  return (
    <Card title={t('test.title')}>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
        <Stack gap={4} shrink>
          <Text size="sm" tone="faint">
            {t('test.about')}
          </Text>
          <Text size="sm" tone="soft">
            {provider?.testedAt ? (
              <>
                {t('test.done')}
                <Ago at={provider.testedAt} />
              </>
            ) : (
              t('test.never')
            )}
          </Text>
        </Stack>
        <Button variant="default" disabled={!provider} loading={testing.isPending} onClick={start}>
          {t('test.start')}
        </Button>
      </Group>
      {stopped && (
        <div role="status">
          <Text tone="bad" mb={8}>
            {t('test.stopped')}
          </Text>
          <Conversation steps={stopped} />
        </div>
      )}
    </Card>
  );
}
