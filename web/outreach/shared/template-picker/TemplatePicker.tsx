import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconTemplate } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import type { TemplateKind } from '../../../../contract/outreach/mail-templates/template-kinds.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { useTemplate, useTemplates } from '../queries.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import choices from '../choices.module.css';
import styles from './TemplatePicker.module.css';

export interface TemplatePickerProps {
  /** Null for all. */
  kind: TemplateKind | null;
  /** There is content that would be replaced. */
  isReplacing: boolean;
  onPick: (template: Template) => void;
}

function Templates({ kind, isReplacing, onPick }: TemplatePickerProps) {
  const { t } = useTranslation('mail-tasks');
  const [keyword, setKeyword] = useState('');
  const { data } = useTemplates(kind, useDeferredValue(keyword.trim()));
  const [previewed, setPreviewed] = useState<number | null>(null);
  const shown = previewed ?? data?.templates[0]?.id ?? null;
  const template = useTemplate(shown).data;
  return (
    <Grid gap={12} className={styles.picker}>
      <Stack gap={8} shrink>
        <input
          type="search"
          className={choices.search}
          aria-label={t('templates.search')}
          placeholder={t('templates.search')}
          maxLength={100}
          value={keyword}
          onChange={event => {
            setKeyword(event.target.value);
            setPreviewed(null);
          }}
        />
        <ul className={`${choices.choices} ${styles.list}`} aria-label={t('templates.title')}>
          {data?.templates.map(({ id, name, subject, excerpt, visibility }) => (
            <li key={id}>
              <Text
                as="button"
                block
                tone="ink"
                textAlign="start"
                plain
                full
                py={8}
                px={10}
                pointer
                type="button"
                aria-pressed={id === shown}
                onClick={() => setPreviewed(id)}
              >
                <Text as="b" block weight={600} truncate>
                  {name}
                </Text>
                <span>{subject || excerpt}</span>
                {visibility === 'private' && (
                  <Text as="small" size="sm" tone="soft">
                    {t('templates.private')}
                  </Text>
                )}
              </Text>
            </li>
          ))}
          {!data && <Skeleton width="90%" height={120} />}
          {data && !data.templates.length && (
            <Text as="li" size="sm" tone="soft" p={8} className={styles.none}>
              {t('templates.none')}{' '}
              <Text as={Link} tone="accent" to={paths.newTemplate()}>
                {t('templates.make')}
              </Text>
            </Text>
          )}
        </ul>
      </Stack>
      <Stack gap={8} shrink className={styles.preview}>
        {template && (
          <>
            <Text weight={600} breaks>
              {template.subject}
            </Text>
            <MailFrame title={t('templates.previewOf', { name: template.name })} html={template.html} />
            {isReplacing && (
              <Text size="sm" tone="warn">
                {t('templates.replaces')}
              </Text>
            )}
            <Button size="sm" onClick={() => onPick(template)}>
              {t('templates.use')}
            </Button>
          </>
        )}
      </Stack>
    </Grid>
  );
}

/** Inserts a template into a mail: search, preview, choose. Later changes of the template do not affect the mail. */
export function TemplatePicker({ kind, isReplacing, onPick }: TemplatePickerProps) {
  const { t } = useTranslation('mail-tasks');
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(680px, 100vw - 24px)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setOpened(is => !is)}
        >
          {t('templates.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('templates.title')} className={styles.panel}>
        <Templates
          kind={kind}
          isReplacing={isReplacing}
          onPick={template => {
            onPick(template);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
