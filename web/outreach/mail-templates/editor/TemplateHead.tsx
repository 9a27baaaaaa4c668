import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';
import { VersionsPanel } from './VersionsPanel.tsx';

export interface TemplateHeadProps {
  template: Template | undefined;
  isChanged: boolean;
  onRestored: () => Promise<void>;
}

/** The template, its version, and a button for the earlier versions. */
export function TemplateHead({ template, isChanged, onRestored }: TemplateHeadProps) {
  const { t } = useTranslation('mail-templates');
  const [isOpen, setOpen] = useState(false);
  return (
    <Group as="header" gap={8} columnGap={24} align="start" justify="between" wrap className={styles.head}>
      <div>
        <Text as="h1" size="4xl" breaks>
          {template?.name ?? t('form.newTitle')}
        </Text>
        {template && <p>{t('form.versionIs', { version: template.version })}</p>}
      </div>
      {template && (
        <Button
          variant="default"
          leftSection={<IconHistory size={16} stroke={1.6} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(is => !is)}
        >
          {t('versions.open')}
        </Button>
      )}
      {template && isOpen && (
        <VersionsPanel
          template={template}
          isChanged={isChanged}
          onClose={() => setOpen(false)}
          onRestored={onRestored}
        />
      )}
    </Group>
  );
}
