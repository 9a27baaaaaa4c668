import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SingleSignOn } from '../../../../contract/workspace/single-sign-on.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { useRemovingProvider } from '../queries.ts';
import { ProviderForm } from './ProviderForm.tsx';

/** The provider with its fields, and the addresses that it has to know of us. */
export function ProviderCard({ settings }: { settings: SingleSignOn }) {
  const { t } = useTranslation('single-sign-on');
  const removing = useRemovingProvider();
  const [isRemoving, setRemoving] = useState(false);
  const { provider, redirectUri } = settings;
  return (
    <Card
      title={t('provider.title')}
      aside={
        provider && (
          <Button variant="default" size="compact-md" onClick={() => setRemoving(true)}>
            {t('provider.remove')}
          </Button>
        )
      }
    >
      <Text size="sm" tone="faint">
        {t('provider.about')}
      </Text>
      <Address about={t('provider.redirectAbout')} label={t('provider.redirectUri')} text={redirectUri} />
      {provider?.logoutUri && (
        <Address
          about={t('provider.logoutAbout')}
          label={t('provider.logoutUri')}
          text={provider.logoutUri}
        />
      )}
      {/* Another form with the first provider, and after it was removed. */}
      <ProviderForm key={provider ? 'kept' : 'new'} settings={settings} />
      {isRemoving && (
        <ConfirmDialog
          title={t('provider.removeTitle')}
          confirm={t('provider.remove')}
          isDangerous
          isBusy={removing.isPending}
          onConfirm={() =>
            removing.mutate(undefined, {
              onSuccess: () => showToast('success', t('provider.removed')),
              onSettled: () => setRemoving(false),
            })
          }
          onCancel={() => setRemoving(false)}
        >
          {t('provider.removeAbout')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Address({ about, label, text }: { about: string; label: string; text: string }) {
  const { t } = useTranslation('single-sign-on');
  const words = { copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) };
  return (
    <Stack gap={4}>
      <Text size="md" weight={500}>
        {label}
      </Text>
      <Text size="sm" tone="faint">
        {about}
      </Text>
      <CopyLine label={label} text={text} words={words} />
    </Stack>
  );
}
