import { CloseButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/core/limits.ts';
import type { MailFile } from '../../../../contract/outreach/mail-content.ts';
import { fileSize } from '../../../../contract/core/format.ts';
import { CallError } from '../../../app/api.ts';
import { uploadFile } from '../queries.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import choosing from '../../../ui/files/choose.module.css';
import styles from './rounds.module.css';

export interface AttachmentsProps {
  /** The data of the attachments. */
  known: readonly MailFile[];
  ids: readonly number[];
  /** The server's error about them. */
  error?: string | undefined;
  heading?: 'h2' | 'h3';
  onFiles: (files: readonly MailFile[]) => void;
  /** Updates the current value, since an upload takes a while. */
  onChange: (change: (ids: readonly number[]) => number[]) => void;
}

const maxFiles = 20;

/** The attachments; each file is uploaded at once and shown with its size. */
export function Attachments(props: AttachmentsProps) {
  const { known, ids, error, heading: Heading = 'h3', onFiles, onChange } = props;
  const { t } = useTranslation('mail-tasks');
  const { t: shell } = useTranslation();
  /** The current upload with its progress from 0 to 1. */
  const [going, setGoing] = useState<{ name: string; share: number } | null>(null);
  const isBusy = going !== null;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const files = ids.map(id => known.find(file => file.id === id) ?? { id, name: `#${id}`, size: 0 });
  const shownFaults = error ? [...faults, error] : faults;
  const total = files.reduce((sum, { size }) => sum + size, 0);

  async function upload(chosen: readonly File[]) {
    const found: string[] = [];
    const added: number[] = [];
    for (const file of chosen) {
      const { name, size } = file;
      if (size > limits.attachmentBytes) found.push(t('files.tooLarge', { name, size: fileSize(size) }));
      else if (ids.length + added.length >= maxFiles) found.push(t('files.tooMany', { name, max: maxFiles }));
      else {
        try {
          setGoing({ name, share: 0 });
          const kept = await uploadFile(file, 'attachment', share => setGoing({ name, share }));
          onFiles([kept]);
          added.push(kept.id);
        } catch (refusal) {
          const why =
            refusal instanceof CallError
              ? (refusal.fields[0]?.reason ?? refusal.message)
              : shell('error.default');
          found.push(t('files.failed', { name, why }));
        }
      }
    }
    setFaults(found);
    setGoing(null);
    if (added.length) onChange(now => [...now, ...added]);
  }
  return (
    <Box
      as="section"
      mt={10}
      className={styles.attachments}
      aria-label={t('files.title')}
      data-goal="attachments"
    >
      <Heading>
        {t('files.title')}{' '}
        <Text as="span" fixed size="sm" tone="faint">
          {ids.length
            ? t('files.total', { count: ids.length, size: fileSize(total) })
            : t('files.each', { size: fileSize(limits.attachmentBytes) })}
        </Text>
      </Heading>
      <Group as="ul" gap={8} align="stretch" wrap className={styles.files}>
        {files.map(({ id, name, size }) => (
          <Group as="li" inline gap={6} border ground="head" key={id}>
            <Text as="bdi" truncate title={name}>
              {name}
            </Text>
            <Text as="span" fixed size="sm" tone="faint">
              {fileSize(size)}
            </Text>
            <CloseButton
              size="sm"
              aria-label={t('files.remove', { name })}
              onClick={() => onChange(now => now.filter(each => each !== id))}
            />
          </Group>
        ))}
        {going && (
          <Group as="li" inline gap={6} border ground="head">
            <Text as="bdi" truncate>
              {going.name}
            </Text>
            <progress
              className={styles.going}
              value={going.share}
              aria-label={t('files.uploadingOf', going)}
            />
            <Text as="span" fixed size="sm" tone="faint">
              {Math.floor(going.share * 100)}%
            </Text>
          </Group>
        )}
      </Group>
      <Group
        as="label"
        inline
        gap={6}
        size="md"
        weight={600}
        py={0}
        px={12}
        radius="control"
        ground="surface"
        pointer
        className={`${choosing.choose} ${styles.choose}`}
        data-busy={isBusy || undefined}
      >
        <IconPaperclip size={16} stroke={1.6} aria-hidden />
        {isBusy ? t('files.uploading') : t('files.add')}
        <input
          type="file"
          multiple
          disabled={isBusy}
          aria-describedby={shownFaults.length ? 'file-faults' : undefined}
          onChange={event => {
            const input = event.currentTarget;
            const chosen = [...(input.files ?? [])];
            // Lets the user choose the same file again.
            input.value = '';
            if (chosen.length) void upload(chosen);
          }}
        />
      </Group>
      <div id="file-faults" role="alert">
        {shownFaults.map(fault => (
          <Text size="sm" tone="bad" breaks key={fault} className={styles.fault}>
            {fault}
          </Text>
        ))}
      </div>
    </Box>
  );
}
