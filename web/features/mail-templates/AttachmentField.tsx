import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import type { MailFile } from '../../../contract/mail-content.ts';
import { CallError } from '../../api.ts';
import { upload } from './queries.ts';
import styles from './template.module.css';

const most = 20;

export interface AttachmentFieldProps {
  files: readonly MailFile[];
  error: string | undefined;
  onChange: (files: MailFile[]) => void;
}

/** Files that go out with the mail, each with its size. */
export function AttachmentField({ files, error, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('mail-templates');
  const chooser = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState('');
  const [fault, setFault] = useState<string>();

  async function add(chosen: readonly File[]) {
    setFault(undefined);
    const kept = [...files];
    for (const file of chosen) {
      if (file.size > limits.attachmentBytes) {
        setFault(t('files.tooLarge', { name: file.name }));
      } else if (kept.length >= most) {
        setFault(t('files.tooMany'));
      } else {
        setWaiting(file.name);
        try {
          kept.push(await upload('attachment', file));
          onChange([...kept]);
        } catch (error) {
          const reason = error instanceof CallError ? (error.fields[0]?.reason ?? error.message) : '';
          setFault(t('files.failed', { name: file.name, reason }));
        }
      }
    }
    setWaiting('');
  }
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2>{t('files.title')}</h2>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPaperclip size={15} stroke={1.6} aria-hidden />}
          loading={waiting !== ''}
          onClick={() => chooser.current?.click()}
        >
          {t('files.add')}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('files.add')}
        onChange={event => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void add(chosen);
        }}
      />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <span>{fileSize(size)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={t('files.remove', { name })}
                title={t('files.remove', { name })}
                onClick={() => onChange(files.filter(file => file.id !== id))}
              >
                <IconX size={15} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint} role="status" data-faulty={(fault ?? error) ? true : undefined}>
        {waiting ? t('files.uploading', { name: waiting }) : (fault ?? error ?? t('files.hint'))}
      </p>
    </section>
  );
}
