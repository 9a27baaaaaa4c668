import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useEmails } from './email-query.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './TeamPanel.module.css';

/** The addresses that the team has unlocked, and a button that unlocks the others. */
export function EmailFact({ creatorId }: { creatorId: number }) {
  const { t } = useTranslation('team-creators');
  const { data, isError, refetch, unlocking } = useEmails(creatorId);
  const copy = (address: string) =>
    void copyText(address).then(() => showToast('success', t('email.copied')));
  const locked = data?.locked ?? 0;
  const { cost = 0, remaining = 0 } = data ?? {};
  const taken = remaining > 0 ? Math.min(cost, remaining) : cost;
  return (
    <div>
      <dt>{t('email.label')}</dt>
      <Group as="dd" gap={6} wrap>
        {isError && (
          <Text
            as="button"
            size="md"
            tone="accent"
            plain
            py={0}
            px={4}
            pointer
            type="button"
            className={styles.add}
            onClick={() => void refetch()}
          >
            {t('email.failed')}
          </Text>
        )}
        {!data && !isError && <Skeleton width={140} height={26} />}
        {data?.total === 0 && t('email.none')}
        {data &&
          data.refused > 0 &&
          t('email.refused', { count: data.refused, number: fullCount(data.refused) })}
        {data?.unlocked.map(({ address, isImported }) => (
          <Group
            as="span"
            inline
            gap={6}
            size="md"
            py={0}
            px={8}
            radius="tag"
            ground="tag"
            key={address}
            className={styles.chip}
          >
            <bdi dir="ltr">{address}</bdi>
            {isImported && (
              <Text as="span" size="sm" tone="faint">
                {t('email.imported')}
              </Text>
            )}
            <Group
              as="button"
              inline
              justify="center"
              tone="faint"
              p={0}
              pointer
              type="button"
              aria-label={t('email.copy', { address })}
              onClick={() => copy(address)}
            >
              <IconCopy size={13} aria-hidden />
            </Group>
          </Group>
        ))}
        {data && locked > 0 && (
          <Text
            as="button"
            size="md"
            tone="accent"
            plain
            py={0}
            px={4}
            pointer
            type="button"
            className={styles.add}
            disabled={unlocking.isPending}
            onClick={() => unlocking.mutate(taken)}
          >
            {cost > 0
              ? t('email.unlock', {
                  count: taken,
                  number: fullCount(taken),
                  remaining: fullCount(remaining),
                })
              : t('email.free')}
          </Text>
        )}
      </Group>
    </div>
  );
}
