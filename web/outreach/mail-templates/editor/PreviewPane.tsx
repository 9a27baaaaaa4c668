import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailBody } from '../../../../contract/outreach/mail-content.ts';
import { CallError } from '../../../app/api.ts';
import {
  type ReaderLang,
  readerLangNames,
  readerLangs,
} from '../../../../contract/core/mail/reader-langs.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { MailPart } from '../../../ui/html-mail/MailPart.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { TabBar } from '../../../ui/navigation/TabBar.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { useMailVariables } from '../../../ui/rich-text/variables/use-mail-variables.ts';
import { CreatorPicker } from './CreatorPicker.tsx';
import { usePreview } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';

/** Milliseconds after the last key press until the preview is updated. */
const pause = 500;

/** The mail as a creator would get it, rendered by the code that sends it. */
export function PreviewPane({ mail }: { mail: MailBody }) {
  const { t } = useTranslation('mail-templates');
  const id = useId();
  const [creatorId, setCreatorId] = useState<number | null>(null);
  const [lang, setLang] = useState<ReaderLang>(currentLang);
  const [part, setPart] = useState<'html' | 'text'>('html');
  const { subject, html, text, attachments } = mail;
  const written = JSON.stringify({ subject, html, text, attachments });
  const [settled] = useDebouncedValue(written, pause);
  const body = JSON.parse(settled) as MailBody;
  const { data, error, isError, refetch } = usePreview({
    ...body,
    lang,
    creatorId,
    senderId: null,
    unsubscribeFooter: true,
  });
  const labels = new Map(useMailVariables().map(({ name, label }) => [name, label]));
  const notes = data && [
    { key: 'unknown', names: data.unknown, tone: 'bad' as const },
    { key: 'missing', names: data.missing, tone: 'warn' as const },
  ];
  return (
    <Stack
      as="section"
      gap={8}
      shrink
      py={14}
      px={16}
      border
      radius="card"
      ground="surface"
      className={styles.preview}
      aria-label={t('preview.title')}
    >
      <Group gap={8} justify="between" wrap className={styles.partHead}>
        <h2>{t('preview.title')}</h2>
        <SelectBox
          label={t('preview.lang')}
          value={lang}
          options={readerLangs.map(value => ({ value, label: readerLangNames[value] }))}
          onChange={setLang}
        />
      </Group>
      <Group gap={8} justify="between" size="md" tone="soft" className={styles.as}>
        {data ? (
          <p>{data.creator ? t('preview.as', { name: data.creator.name }) : t('preview.nobody')}</p>
        ) : (
          <Skeleton width={180} height={20} />
        )}
        <CreatorPicker onChoose={setCreatorId} />
      </Group>
      <TabBar
        label={t('preview.panel')}
        value={part}
        options={[
          { value: 'html', label: t('preview.html') },
          { value: 'text', label: t('preview.text') },
        ]}
        panelId={`${id}panel`}
        onChange={setPart}
      />
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}panel-tab`}
        aria-busy={!data && !isError}
        className={styles.shown}
      >
        {isError ? (
          <ErrorState
            message={error instanceof CallError ? error.message : t('preview.failed')}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <>
            <Group as="p" gap={10} align="stretch" weight={600} breaks className={styles.subject}>
              <Text as="span" fixed weight={400} tone="faint">
                {t('subject', { ns: 'common' })}
              </Text>
              <bdi>{data.subject || t('preview.emptySubject')}</bdi>
            </Group>
            <MailPart part={part} title={t('preview.frame')} content={data[part]} height={420} />
          </>
        ) : (
          <Skeleton width="100%" height={460} />
        )}
      </div>
      <Stack gap={6} size="sm" tone="soft" role="status">
        {notes?.map(
          ({ key, names, tone }) =>
            names.length > 0 && (
              <p key={key}>
                {t(key === 'unknown' ? 'preview.unknown' : 'preview.missing')}{' '}
                {names.map(name => (
                  <Tag key={name} tone={tone}>
                    {labels.get(name) ?? name}
                  </Tag>
                ))}
              </p>
            ),
        )}
      </Stack>
    </Stack>
  );
}
