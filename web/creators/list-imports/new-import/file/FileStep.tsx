import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../../../contract/core/format.ts';
import { CallError } from '../../../../app/api.ts';
import { FileDrop } from '../../../../ui/files/FileDrop.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { acceptedKinds, fileFault } from '../../outcome/file-fault.ts';
import { FileButton } from '../../outcome/FileButton.tsx';
import { Grid, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './FileStep.module.css';
import { ListPicker } from './ListPicker.tsx';
import type { Upload } from '../../new-import-state.ts';
import { fetchTemplate, useUpload } from '../../queries.ts';
import { StepEnd } from '../StepEnd.tsx';

export interface FileStepProps {
  listId: number | null;
  /** Kept by the page, so that it is there after coming back. */
  file: File | null;
  isNext: boolean;
  onList: (id: number | null) => void;
  onFile: (file: File | null) => void;
  onRead: (upload: Upload) => void;
}

/** The list, and the file to import: an unreadable file is reported here, and the other input stays. */
export function FileStep({ listId, file, isNext, onList, onFile, onRead }: FileStepProps) {
  const { t } = useTranslation('list-imports');
  const upload = useUpload();
  const part = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<{ list?: string; file?: string }>({});
  /** After each error the first wrong field gets the focus. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function refuse(next: typeof faults) {
    setFaults(next);
    setRefusals(count => count + 1);
  }
  function choose(files: File[]) {
    const [first] = files;
    const fault = fileFault(files);
    onFile(fault || !first ? null : first);
    setFaults(({ list }) => ({
      list,
      file: fault && first ? t(`file.${fault}`, { name: first.name, size: fileSize(first.size) }) : undefined,
    }));
  }
  function send() {
    if (!listId || !file) {
      return refuse({
        list: listId ? undefined : t('file.missingList'),
        file: file ? undefined : (faults.file ?? t('file.missing')),
      });
    }
    setFaults({});
    upload.mutate(
      { listId, file },
      {
        onSuccess: onRead,
        onError: error =>
          refuse({
            file: error instanceof CallError ? (error.fields[0]?.reason ?? error.message) : t('file.notRead'),
          }),
      },
    );
  }
  return (
    <StepCard title={t('steps.file')} isNext={isNext}>
      <Stack as="div" gap={4} ref={part}>
        <ListPicker
          listId={listId}
          fault={faults.list}
          onChange={id => {
            setFaults(({ file }) => ({ file }));
            onList(id);
          }}
        />
        <FileDrop
          label={t('file.label')}
          hint={t('file.hint')}
          accept={acceptedKinds.join(',')}
          chosen={file ? { name: file.name, size: fileSize(file.size) } : undefined}
          fault={faults.file}
          disabled={upload.isPending}
          onFiles={choose}
        />
        <StepEnd>
          <Button size="md" loading={upload.isPending} onClick={send}>
            {t('file.next')}
          </Button>
          <Text as="span" tone="soft" role="status">
            {upload.isPending && t('file.reading')}
          </Text>
        </StepEnd>
      </Stack>
      <Grid gap={20} columnGap={32} tone="soft" className={styles.help}>
        <section aria-label={t('file.template')}>
          <Text as="h3" size="lg" tone="ink" mb={4}>
            {t('file.template')}
          </Text>
          <p>{t('file.templateAbout')}</p>
          <Group gap={4} columnGap={8} align="stretch" wrap mt={8}>
            {headingLangs.map(lang => (
              <FileButton
                key={lang}
                isQuiet
                label={t(`file.templateIn.${lang}`)}
                fileName={t('download.template')}
                load={() => fetchTemplate(lang)}
              />
            ))}
          </Group>
        </section>
        <section aria-label={t('file.accepted')}>
          <Text as="h3" size="lg" tone="ink" mb={4}>
            {t('file.accepted')}
          </Text>
          <p>{t('file.acceptedAbout')}</p>
          <Group as="ul" gap={4} columnGap={16} align="stretch" wrap size="sm" tone="faint" mt={8} dir="ltr">
            {acceptedLinks.map(link => (
              <li key={link}>{link}</li>
            ))}
          </Group>
        </section>
      </Grid>
    </StepCard>
  );
}

const headingLangs = ['zh', 'en'] as const;
const acceptedLinks = [
  'https://www.tiktok.com/@name',
  'https://m.youtube.com/@name?si=…',
  'youtube.com/channel/UC…',
  'instagram.com/name',
  '@name + TikTok',
];
