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
    { name: t('message.subject'), value: message.subject },
  ];
  return (
    <>
      <dl className={styles.envelope}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={t('message.attachments')}>
          {attachments.map(({ name, size }) => (
            <li key={name}>
              <IconPaperclip size={14} stroke={1.6} aria-hidden />
              <bdi>{name}</bdi> <small>{fileSize(size)}</small>
            </li>
          ))}
        </ul>
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
    <div className={styles.message} aria-busy={!data}>
      {data ? <Envelope shown={data} /> : <Skeleton width="100%" height={96} />}
      <div className={styles.partHead}>
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
      </div>
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
        {data && part === 'html' && <p className={styles.none}>{t('message.walled')}</p>}
      </div>
    </div>
  );
}
