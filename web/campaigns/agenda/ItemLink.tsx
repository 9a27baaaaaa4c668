import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgendaItem } from '../../../contract/campaigns/agenda/agenda.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { type CardPart, paths } from '../../app/paths.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './agenda.module.css';

const partOf: Partial<Record<AgendaItem['kind'], CardPart>> = { draft: 'drafts', payment: 'payables' };

const addressOf = ({ kind, campaignId, collaborationId }: AgendaItem): string =>
  collaborationId === null
    ? paths.campaign(campaignId)
    : paths.collaboration(campaignId, collaborationId, partOf[kind]);

/** An item of a day in one line; it links to its card. */
export function ItemLink({ item, isWhole = false }: { item: AgendaItem; isWhole?: boolean }) {
  const { t } = useTranslation('agenda');
  const { kind, creator, campaignName, title, amount, isDone, isOverdue } = item;
  const who = creator ? creator.name || t('unknown') : campaignName;
  const note = isDone ? t('calendar.done') : isOverdue ? t('calendar.late') : '';
  const more = [title, amount && moneyText(amount.minor, amount.currency), creator && campaignName]
    .filter(Boolean)
    .join(' · ');
  return (
    <Text
      as={Link}
      block
      shrink
      size="sm"
      tone="ink"
      leading="normal"
      py={2}
      px={6}
      to={addressOf(item)}
      className={styles.item}
      data-kind={kind}
      data-done={isDone || undefined}
      data-late={isOverdue || undefined}
      title={[t(`kinds.${kind}`), who, more, note].filter(Boolean).join(' · ')}
    >
      <Text as="span" block truncate>
        <Text as="span" tone="soft">
          {t(`kinds.${kind}`)}
        </Text>{' '}
        <bdi>{who}</bdi>
        {note && (
          <Text as="span" tone="soft" className={styles.note}>
            {' '}
            {note}
          </Text>
        )}
      </Text>
      {isWhole && more && (
        <Text as="span" size="sm" tone="soft" className={styles.below}>
          {more}
        </Text>
      )}
    </Text>
  );
}
