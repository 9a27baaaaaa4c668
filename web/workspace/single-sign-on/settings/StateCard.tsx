import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider, SingleSignOn } from '../../../../contract/workspace/single-sign-on.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import { useSwitching } from '../queries.ts';
import styles from '../single-sign-on.module.css';

interface StateCardProps {
  provider: Provider | null;
  members: SingleSignOn['members'];
}

const changes = {
  enable: { state: { isEnabled: true, isRequired: false }, done: 'state.enabled' },
  disable: { state: { isEnabled: false, isRequired: false }, done: 'state.disabled' },
  require: { state: { isEnabled: true, isRequired: true }, done: 'state.required' },
  release: { state: { isEnabled: true, isRequired: false }, done: 'state.released' },
} as const;
type Change = keyof typeof changes;

/** Switches single sign-on on and off, and requires it. Each change says first what follows. */
export function StateCard({ provider, members }: StateCardProps) {
  const { t } = useTranslation('single-sign-on');
  const switching = useSwitching();
  const [asked, setAsked] = useState<Change>();
  const isOn = provider?.isEnabled ?? false;
  const isTested = Boolean(provider?.testedAt);
  const apply = (change: Change) =>
    switching.mutate(changes[change].state, {
      onSuccess: () => showToast('success', t(changes[change].done)),
      onSettled: () => setAsked(undefined),
    });
  return (
    <Card
      title={t('state.title')}
      aside={
        <Tag tone={isOn ? 'good' : 'plain'}>
          {t(provider?.isRequired ? 'state.isRequired' : isOn ? 'state.on' : 'state.off')}
        </Tag>
      }
    >
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
        <Text size="sm" tone="faint">
          {t(isOn || isTested ? 'state.about' : 'state.untested')}
        </Text>
        <Button
          variant={isOn ? 'default' : 'filled'}
          disabled={!provider || (!isOn && !isTested)}
          onClick={() => setAsked(isOn ? 'disable' : 'enable')}
        >
          {t(isOn ? 'state.disable' : 'state.enable')}
        </Button>
      </Group>
      {provider && isOn && (
        <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
          <Text size="sm" tone="faint">
            {t('state.members', members)}
          </Text>
          <Button variant="default" onClick={() => setAsked(provider.isRequired ? 'release' : 'require')}>
            {t(provider.isRequired ? 'state.release' : 'state.require')}
          </Button>
        </Group>
      )}
      {asked && (
        <ConfirmDialog
          title={t(asked === 'require' ? 'state.requireTitle' : `state.${asked}`)}
          confirm={t(`state.${asked}`)}
          isBusy={switching.isPending}
          onConfirm={() => apply(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t(`state.${asked}About`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
