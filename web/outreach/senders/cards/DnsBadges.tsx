import { Button, Popover } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DnsCheck, Sender } from '../../../../contract/outreach/senders/senders.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { dnsTones, domainOf, recordNames } from './dns-records.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import tones from '../../../ui/theme/tones.module.css';
import styles from './DnsBadges.module.css';
import { useCheckDns } from '../queries.ts';

const icons: Record<DnsCheck['state'], TablerIcon> = {
  good: IconCircleCheck,
  weak: IconAlertTriangle,
  missing: IconCircleX,
  wrong: IconCircleX,
  unknown: IconHelpCircle,
};

function Explanation({ check, sender }: { check: DnsCheck; sender: Sender }) {
  const { t } = useTranslation('senders');
  const checkAgain = useCheckDns();
  const { record, state, found, finding, advice } = check;
  const isTheirs = finding !== 'notYours';
  return (
    <>
      <h3>{t('dns.title', { record: recordNames[record], domain: domainOf(sender.address) })}</h3>
      <p>{t(`dns.about.${record}`)}</p>
      <Text tone="ink" className={styles.finding} data-tone={dnsTones[state]}>
        {t(`dns.finding.${finding}`)}
      </Text>
      {isTheirs && (
        <>
          <h4>{t('dns.found')}</h4>
          {found ? <code dir="ltr">{found}</code> : <p>{t('dns.none')}</p>}
        </>
      )}
      {advice && (
        <>
          <h4>{t('dns.advice')}</h4>
          <CopyLine
            label={t('dns.advice')}
            text={advice}
            words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
          />
          <p>{t('dns.where')}</p>
        </>
      )}
      <Group gap={4} columnGap={12} justify="between" wrap size="sm" mt={4}>
        {sender.dnsCheckedAt && (
          <span>
            {t('dns.checkedAt')} <Moment at={sender.dnsCheckedAt} />
          </span>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          loading={checkAgain.isPending}
          onClick={() => checkAgain.mutate(sender.id)}
        >
          {t('dns.checkAgain')}
        </Button>
      </Group>
    </>
  );
}

/** SPF, DKIM and DMARC of a sender's domain; each badge opens an explanation and instructions. */
export function DnsBadges({ sender }: { sender: Sender }) {
  const { t } = useTranslation('senders');
  if (!sender.dns.length) return <p>{t('card.notChecked')}</p>;
  return (
    <Group as="p" gap={6} align="stretch" wrap>
      {sender.dns.map(check => {
        const Icon = icons[check.state];
        const label = t('dns.open', {
          record: recordNames[check.record],
          state: t(`dns.state.${check.state}`),
        });
        return (
          <Popover key={check.record} width={380} position="bottom-end" trapFocus returnFocus>
            <Popover.Target>
              <button
                type="button"
                className={`${tones.tone} ${styles.badge}`}
                data-tone={dnsTones[check.state]}
                aria-label={label}
                title={label}
              >
                <Icon size={14} stroke={2} aria-hidden />
                {recordNames[check.record]}
              </button>
            </Popover.Target>
            <Popover.Dropdown className={styles.words} aria-label={label}>
              <Explanation check={check} sender={sender} />
            </Popover.Dropdown>
          </Popover>
        );
      })}
    </Group>
  );
}
