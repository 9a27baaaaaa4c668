import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { providerOf } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LimitBar } from '../../../ui/figures/LimitBar.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { DnsBadges } from './DnsBadges.tsx';
import { mailboxFactSlot } from '../mailbox-slots.ts';
import { ProviderMark } from '../ProviderMark.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './SenderCard.module.css';
import { SenderMenu } from './SenderMenu.tsx';
import { SenderTrouble } from './SenderTrouble.tsx';

const tones = { verified: 'good', unverified: 'plain', refused: 'bad', paused: 'warn' } as const;

export interface SenderCardProps {
  sender: Sender;
  onVerify: () => void;
}

/** A sender: its state with instructions, its mails of today, its inbox and its domain. */
export function SenderCard({ sender, onVerify }: SenderCardProps) {
  const { t } = useTranslation('senders');
  const [isRemoving, setRemoving] = useState(false);
  const { name, address, provider, state, replyTo, createdBy, pace, sentToday, mine, readOnly } = sender;
  const providerName = providerOf(provider)?.name[currentLang];
  const canVerify = state !== 'verified' && mine && !readOnly;
  return (
    <Stack
      as="article"
      gap={14}
      shrink
      py={16}
      px={18}
      border
      ground="surface"
      radius="panel"
      role="listitem"
      aria-label={address}
    >
      <Group as="header" gap={12} className={styles.head}>
        <ProviderMark code={provider} />
        <Box grow shrink className={styles.who}>
          <Text as="h2" size="xl" leading="normal" breaks>
            {name}{' '}
            <Text as="span" weight={400} tone="soft" className={styles.address}>
              {address}
            </Text>
          </Text>
          <Text size="md" tone="soft" breaks>
            {provider === 'sandbox' ? (
              <Tag tone="warn">{t('sandboxTag')}</Tag>
            ) : (
              (providerName ?? t('form.other'))
            )}
            {' · '}
            {t('card.boundBy', { name: createdBy || t('aDeletedAccount', { ns: 'common' }) })}
            {replyTo !== address && ` · ${t('card.replyTo', { address: replyTo })}`}
          </Text>
        </Box>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        {canVerify && (
          <Button variant="default" size="xs" onClick={onVerify}>
            {t(state === 'unverified' ? 'card.verify' : 'card.verifyAgain')}
          </Button>
        )}
        <SenderMenu sender={sender} onVerify={onVerify} onRemove={() => setRemoving(true)} />
      </Group>
      <SenderTrouble sender={sender} />
      <Grid as="dl" gap={14} columnGap={32} className={styles.facts}>
        <div>
          <dt>{t('card.sentToday')}</dt>
          <dd>
            <p>{t('card.ofLimit', { sent: fullCount(sentToday), limit: fullCount(pace.dailyLimit) })}</p>
            <LimitBar used={sentToday} limit={pace.dailyLimit} />
          </dd>
        </div>
        <div>
          <dt>{t('card.inbox')}</dt>
          <Stack as="dd" gap={6} align="start">
            <Suspense fallback={<Skeleton width="70%" height={24} />}>
              <mailboxFactSlot.Part senderId={sender.id} />
            </Suspense>
          </Stack>
        </div>
        <div>
          <dt>{t('card.domain')}</dt>
          <dd>
            <DnsBadges sender={sender} />
          </dd>
        </div>
      </Grid>
      {isRemoving && <RemoveDialog sender={sender} onClose={() => setRemoving(false)} />}
    </Stack>
  );
}
