import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientReportLimits } from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import { CallError } from '../../../app/api.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../page.module.css';
import { useReportCalls } from '../queries.ts';

export interface LogoFieldProps {
  projectId: number;
  /** As a data URL; empty for none. */
  logo: string;
  isShown: boolean;
  isReadOnly: boolean;
  onShow: (isShown: boolean) => void;
}

/** The logo in the header of the team's reports. */
export function LogoField({ projectId, logo, isShown, isReadOnly, onShow }: LogoFieldProps) {
  const { t } = useTranslation('client-reports');
  const { t: shell } = useTranslation();
  const { putLogo, removeLogo } = useReportCalls(projectId);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [isRemoving, setRemoving] = useState(false);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      const field = error instanceof CallError ? error.fields[0]?.reason : undefined;
      setFault(field ?? (error instanceof CallError ? error.message : shell('error.default')));
    } finally {
      setBusy(false);
      setRemoving(false);
    }
  }
  function choose(file: File | null) {
    if (!file) return;
    if (file.size > clientReportLimits.logoBytes) return setFault(t('settings.logoTooLarge'));
    void run(() => putLogo(file));
  }

  return (
    <Stack as="fieldset" gap={8} align="start" shrink p={0} className={styles.group}>
      <Text as="legend" size="lg" weight={600} p={0} className={styles.label}>
        {t('settings.logo')}
      </Text>
      {logo && (
        <Group justify="center" full p={12} border radius="control" className={styles.logo}>
          <img src={logo} alt={t('settings.logoAlt')} />
        </Group>
      )}
      {!isReadOnly && (
        <Group gap={8} align="stretch" wrap>
          <FileButton onChange={choose} accept="image/png,image/jpeg,image/webp">
            {props => (
              <Button {...props} size="xs" variant="default" loading={isBusy}>
                {t(logo ? 'settings.logoReplace' : 'settings.logoChoose')}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => setRemoving(true)}>
              {t('settings.logoRemove')}
            </Button>
          )}
        </Group>
      )}
      <Text size="sm" tone="soft">
        {t('settings.logoAbout')}
      </Text>
      {fault && (
        <Text size="sm" tone="bad" role="alert">
          {fault}
        </Text>
      )}
      {logo && (
        <CheckboxLine value={isShown} onChange={onShow} disabled={isReadOnly}>
          {t('settings.logoShown')}
        </CheckboxLine>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('settings.logoRemoveTitle')}
          confirm={t('settings.logoRemove')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void run(removeLogo)}
          onCancel={() => setRemoving(false)}
        >
          {t('settings.logoRemoveText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
