import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { CallError } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useMailVariables, withLabels } from '../../../ui/rich-text/variables/use-mail-variables.ts';
import { useTemplateCalls, useVersions } from '../queries.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';

export interface VersionsPanelProps {
  template: Template;
  /** The form has unsaved changes that a restore would replace. */
  isChanged: boolean;
  onClose: () => void;
  onRestored: () => Promise<void>;
}

type Version = NonNullable<ReturnType<typeof useVersions>['data']>['versions'][number];

/** The earlier versions of a template. A restore creates a new version, so nothing is lost. */
export function VersionsPanel({ template, isChanged, onClose, onRestored }: VersionsPanelProps) {
  const { t } = useTranslation('mail-templates');
  const { data, isError, refetch } = useVersions(template.id);
  const { update } = useTemplateCalls();
  const variables = useMailVariables();
  const [asked, setAsked] = useState<Version>();
  const [busy, setBusy] = useState(0);

  async function restore({ version, name, subject, html, text, attachments }: Version) {
    setAsked(undefined);
    setBusy(version);
    const { kind, visibility, category } = template;
    const body = { name, kind, visibility, category, subject, html, text, attachments };
    try {
      await update(template.id, { ...body, version: template.version });
      showToast('success', t('versions.restored', { version }));
      await onRestored();
    } catch (error) {
      if (error instanceof CallError && !error.alreadyShown)
        showToast('error', error.fields[0]?.reason ?? error.message);
    } finally {
      setBusy(0);
    }
  }
  return (
    <SidePanel label={t('versions.title')} aside={<h2>{t('versions.title')}</h2>} onClose={onClose}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={96} />}
      {data?.versions.length === 0 && (
        <Text size="sm" tone="soft" className={styles.hint}>
          {t('versions.none')}
        </Text>
      )}
      <ol className={styles.versions}>
        {data?.versions.map(version => (
          <li key={version.version}>
            <Group gap={8} justify="between" wrap className={styles.partHead}>
              <Text as="h3" size="lg">
                {t('versions.version', { version: version.version })}
              </Text>
              <Button
                variant="default"
                size="xs"
                aria-label={t('versions.restoreOf', { version: version.version })}
                loading={busy === version.version}
                onClick={() => (isChanged ? setAsked(version) : void restore(version))}
              >
                {t('versions.restore')}
              </Button>
            </Group>
            <Text size="sm" tone="soft" className={styles.hint}>
              {t('changedBy', { name: version.changedBy || t('aDeletedAccount', { ns: 'common' }) })}
              <Moment at={version.changedAt} />
            </Text>
            <details>
              <Text as="summary" size="md" pointer breaks>
                <bdi>{version.subject ? withLabels(version.subject, variables) : t('noSubject')}</bdi>
              </Text>
              <MailFrame title={t('preview.frame')} html={version.html} height={240} />
            </details>
          </li>
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          title={t('versions.unsaved')}
          confirm={t('versions.goOn')}
          isDangerous
          onConfirm={() => void restore(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t('versions.unsavedAbout')}
        </ConfirmDialog>
      )}
    </SidePanel>
  );
}
