import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WorkItem } from '../../../../contract/campaigns/agenda/agenda.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { type CardPart, paths } from '../../../app/paths.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './work.module.css';

const partOf: Partial<Record<WorkItem['step'], CardPart>> = {
  reviewDraft: 'drafts',
  overdueDraft: 'drafts',
  planPayment: 'payables',
  approvePayment: 'payables',
  pay: 'payables',
};

/** Where the work is done: in the conversation, among the candidates, or on the card. */
function addressOf({ step, campaignId, collaborationId, threadId }: WorkItem): string {
  if (step === 'reply' && threadId !== null) return paths.inbox(`thread=${threadId}`);
  if (collaborationId === null) return paths.campaign(campaignId);
  return paths.collaboration(campaignId, collaborationId, partOf[step]);
}

/** Something that waits, in a line that leads to where it is done. */
export function WorkRow({ item }: { item: WorkItem }) {
  const { t } = useTranslation('agenda');
  const { step, since, isOverdue, campaignName, creator, amount } = item;
  const name = creator.name || t('unknown');
  return (
    <li>
      <Group as={Link} gap={12} tone="ink" to={addressOf(item)} className={styles.task}>
        <Avatar name={name} src={creator.avatarUrl} size={34} />
        <Box as="span" grow shrink>
          <Group as="span" gap={0} columnGap={8} align="baseline" wrap>
            <Text as="strong" weight={600}>
              {t(`step.${step}`)}
            </Text>{' '}
            <bdi>{name}</bdi>
            {amount && (
              <Text as="span" tone="soft">
                {moneyText(amount.minor, amount.currency)}
              </Text>
            )}
          </Group>
          <Text as="span" block size="sm" tone="soft">
            {t(`stepAbout.${step}`)} · <bdi>{campaignName}</bdi>
          </Text>
        </Box>
        <Group as="span" gap={8} size="sm" tone="soft" nowrap className={styles.when}>
          {isOverdue && <Tag tone="bad">{t('work.late')}</Tag>}
          <Ago at={since} />
        </Group>
      </Group>
    </li>
  );
}
