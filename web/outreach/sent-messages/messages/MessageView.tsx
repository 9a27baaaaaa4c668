import { Button } from '@mantine/core';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { MailPart } from '../../../ui/html-mail/MailPart.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { TabBar } from '../../../ui/navigation/TabBar.tsx';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { type ShownMessage, useMessage, useSource } from '../queries.ts';

const parts = ['html', 'text', 'headers'] as const;
const frameHeight = 340;

function Envelope({ shown: { message, from, cc, attachments } }: { shown: ShownMessage }) {
  const { t } = useTranslation('mail-messages');
  const facts = [
    { name: t('message.from'), value: from },
    { name: t('message.to'), value: message.name ? `${message.name} <${message.address}>` : message.address },
    ...(cc ? [{ name: t('message.cc'), value: cc }] : []),
    { name: t('subject', { ns: 'common' }), value: message.subject },
  ];
  return (
    <>
      <Text as="dl" size="md" className={styles.envelope}>
        {facts.map(({ name, value }) => (
          <Grid gap={8} key={name}>
            <Text as="dt" tone="faint">
              {name}
            </Text>
            <Text as="dd" breaks>
              <bdi>{value}</bdi>
            </Text>
          </Grid>
        ))}
      </Text>
      {attachments.length > 0 && (
        <Group
          as="ul"
          gap={4}
          columnGap={14}
          align="stretch"
          wrap
          size="md"
          className={styles.files}
          aria-label={t('message.attachments')}
        >
          {attachments.map(({ name, size }) => (
            <Group as="li" inline gap={5} shrink breaks key={name}>
              <IconPaperclip size={14} stroke={1.6} aria-hidden />
              <bdi>{name}</bdi> <small>{fileSize(size)}</small>
            </Group>
          ))}
        </Group>
      )}
    </>
  );
}

/** A message exactly as it was sent: sandboxed HTML, plain text, headers, and as a file. */
export function MessageView({ id }: { id: number }) {
  const { t } = useTranslation('mail-messages');
  const panelId = useId();
  const [part, setPart] = useState<(typeof parts)[number]>('html');
  const { data, error, isError, refetch } = useMessage(id);
  const source = useSource();
  if (!data && isError) {
    return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap={10} className={styles.message} aria-busy={!data}>
      {data ? <Envelope shown={data} /> : <Skeleton width="100%" height={96} />}
      <Group gap={6} columnGap={12} justify="between" wrap>
        <TabBar
          label={t('message.parts')}
          value={part}
          options={parts.map(value => ({ value, label: t(`message.part.${value}`) }))}
          panelId={panelId}
          onChange={setPart}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} stroke={1.6} aria-hidden />}
          onClick={() => source.mutate(id, { onSuccess: file => saveFile(file, `${id}.eml`) })}
        >
          {t('message.download')}
        </Button>
      </Group>
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        {!data && <Skeleton width="100%" height={frameHeight} />}
        {data && (
          <MailPart
            part={part}
            title={part === 'html' ? t('message.frame') : t(`message.part.${part}`)}
            content={data[part]}
            height={frameHeight}
          />
        )}
        {data && part === 'html' && (
          <Text size="sm" tone="faint" leading="relaxed" className={styles.none}>
            {t('message.walled')}
          </Text>
        )}
      </div>
    </Stack>
  );
}
