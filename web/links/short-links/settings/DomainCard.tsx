import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, fullCount } from '../../../../contract/core/format.ts';
import type { ShortDomain } from '../../../../contract/links/short-domains.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';
import { useRemovingDomain, useVerifyingDomain } from './domain-queries.ts';

/** The DNS record that proves a domain to be the team's. */
function HowTo({ domain }: { domain: ShortDomain }) {
  const { t } = useTranslation('short-links');
  const words = { copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) };
  return (
    <Stack as="ol" gap={8} size="md" leading="relaxed" className={styles.steps}>
      <li>
        <p>{t('domain.txt')}</p>
        <Text size="sm" tone="faint" className={styles.below}>
          {t('domain.recordName')}
        </Text>
        <CopyLine label={t('domain.recordName')} text={domain.record.name} words={words} />
        <Text size="sm" tone="faint" className={styles.below}>
          {t('domain.recordValue')}
        </Text>
        <CopyLine label={t('domain.recordValue')} text={domain.record.value} words={words} />
      </li>
      <li>
        <p>{t('domain.cname', { host: domain.host, here: location.hostname })}</p>
      </li>
    </Stack>
  );
}

/** A domain of the team with its state: the DNS record, the check, and its removal. */
export function DomainCard({ domain, mayChange }: { domain: ShortDomain; mayChange: boolean }) {
  const { t } = useTranslation('short-links');
  const verifying = useVerifyingDomain();
  const removing = useRemovingDomain();
  const [isRemoving, setRemoving] = useState(false);
  const { id, host, verifiedAt, checkedAt, fault, lapsesAt, links } = domain;
  const isSound = verifiedAt !== null && lapsesAt === null;
  const verify = () =>
    verifying.mutate(id, {
      onSuccess: checked =>
        checked.verifiedAt && !checked.fault
          ? showToast('success', t('domain.verified', { host }))
          : showToast('warning', t(`domain.fault.${checked.fault || 'notFound'}`)),
    });
  return (
    <Stack as="li" gap={10} shrink py={12} px={14} border radius="card">
      <Group gap={6} columnGap={10} wrap>
        <Text as="strong" breaks dir="ltr">
          {host}
        </Text>
        <Tag tone={isSound ? 'good' : 'warn'}>
          {t(isSound ? 'domain.isVerified' : lapsesAt ? 'domain.failing' : 'domain.waiting')}
        </Tag>
        <Text as="span" size="sm" tone="faint" className={styles.below}>
          {t('domain.links', { count: links, number: fullCount(links) })}
          {checkedAt && (
            <>
              {' · '}
              {t('domain.checked')} <Ago at={checkedAt} />
            </>
          )}
        </Text>
        {mayChange && (
          <Group as="span" inline gap={6} align="stretch" wrap push>
            <Button
              variant="default"
              size="compact-md"
              loading={verifying.isPending}
              aria-label={t('domain.verifyOf', { host })}
              onClick={verify}
            >
              {t(verifiedAt ? 'domain.verifyAgain' : 'domain.verify')}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              disabled={links > 0}
              title={links > 0 ? t('domain.inUse') : undefined}
              aria-label={t('domain.removeOf', { host })}
              onClick={() => setRemoving(true)}
            >
              {t('domain.remove')}
            </Button>
          </Group>
        )}
      </Group>
      {fault && (
        <Text size="md" tone="ink" full py={6} px={12} radius="control" ground="warn" role="status">
          {lapsesAt ? t('domain.lapses', { day: day(lapsesAt) }) : t(`domain.fault.${fault}`)}
        </Text>
      )}
      {!isSound && mayChange && <HowTo domain={domain} />}
      {isRemoving && (
        <ConfirmDialog
          title={t('domain.removeTitle', { host })}
          confirm={t('domain.remove')}
          isDangerous
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(id, { onSettled: () => setRemoving(false) })}
          onCancel={() => setRemoving(false)}
        >
          {t('domain.removeAbout')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
