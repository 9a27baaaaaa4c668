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
  const [looked, setLooked] = useState<number | null>(null);
  const shown = looked ?? data?.templates[0]?.id ?? null;
  const template = useTemplate(shown).data;
  return (
    <div className={styles.picker}>
      <div className={styles.side}>
        <input
          type="search"
          className={styles.search}
          aria-label={t('templates.search')}
          placeholder={t('templates.search')}
          maxLength={100}
          value={keyword}
          onChange={event => {
            setKeyword(event.target.value);
            setLooked(null);
          }}
        />
        <ul className={styles.list} aria-label={t('templates.title')}>
          {data?.templates.map(({ id, name, subject, excerpt, visibility }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === shown} onClick={() => setLooked(id)}>
                <b>{name}</b>
                <span>{subject || excerpt}</span>
                {visibility === 'private' && <small>{t('templates.private')}</small>}
              </button>
            </li>
          ))}
          {!data && <Skeleton width="90%" height={120} />}
          {data && !data.templates.length && (
            <li className={styles.none}>
              {t('templates.none')} <Link to={paths.newTemplate()}>{t('templates.make')}</Link>
            </li>
          )}
        </ul>
      </div>
      <div className={styles.preview}>
        {template && (
          <>
            <p className={styles.subject}>{template.subject}</p>
            <MailFrame title={t('templates.previewOf', { name: template.name })} html={template.html} />
            {isReplacing && <p className={styles.warning}>{t('templates.replaces')}</p>}
            <Button size="sm" onClick={() => onPick(template)}>
              {t('templates.use')}
            </Button>
          </>
        )}
      </div>
    </div>
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
