import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../../contract/core/format.ts';
import type { TeamDomain } from '../../../../contract/identity/team-domains.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import { useRemovingDomain, useVerifyingDomain } from '../queries.ts';

/** A domain with its state: the DNS record that proves it, the check, and its removal. */
export function DomainItem({ domain }: { domain: TeamDomain }) {
  const { t } = useTranslation('single-sign-on');
  const verifying = useVerifyingDomain();
  const removing = useRemovingDomain();
  const [isRemoving, setRemoving] = useState(false);
  const { id, host, verifiedAt, checkedAt, fault, lapsesAt } = domain;
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
        {checkedAt && (
          <Text as="span" size="sm" tone="faint">
            {t('domain.checked')} <Ago at={checkedAt} />
          </Text>
        )}
        <Group as="span" inline gap={6} align="stretch" wrap push>
          {!isSound && (
            <Button
              variant="default"
              size="compact-md"
              loading={verifying.isPending}
              aria-label={t('domain.verifyOf', { host })}
              onClick={verify}
            >
              {t(verifiedAt ? 'domain.verifyAgain' : 'domain.verify')}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('domain.removeOf', { host })}
            onClick={() => setRemoving(true)}
          >
            {t('domain.remove')}
          </Button>
        </Group>
      </Group>
      {fault && (
        <Text size="md" tone="ink" full py={6} px={12} radius="control" ground="warn" role="status">
          {lapsesAt ? t('domain.lapses', { day: day(lapsesAt) }) : t(`domain.fault.${fault}`)}
        </Text>
      )}
      {!isSound && <HowTo domain={domain} />}
      {isRemoving && (
        <ConfirmDialog
          title={t('domain.removeTitle', { host })}
          confirm={t('domain.remove')}
          isDangerous
          isBusy={removing.isPending}
          onConfirm={() =>
            removing.mutate(id, {
              onSuccess: () => showToast('success', t('domain.removed')),
              onSettled: () => setRemoving(false),
            })
          }
          onCancel={() => setRemoving(false)}
        >
          {t('domain.removeAbout')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** The DNS record that proves a domain to be the team's. */
function HowTo({ domain }: { domain: TeamDomain }) {
  const { t } = useTranslation('single-sign-on');
  const words = { copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) };
  const { name, value } = domain.record;
  return (
    <Stack gap={6}>
      <Text size="md" leading="relaxed">
        {t('domain.txt')}
      </Text>
      <Text size="sm" tone="faint">
        {t('domain.recordName')}
      </Text>
      <CopyLine label={t('domain.recordName')} text={name} words={words} />
      <Text size="sm" tone="faint">
        {t('domain.recordValue')}
      </Text>
      <CopyLine label={t('domain.recordValue')} text={value} words={words} />
    </Stack>
  );
}
