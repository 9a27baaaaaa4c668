import { IconAlertTriangle, IconDownload, IconPaperclip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../../contract/core/format.ts';
import { fetchMailPart } from '../../../../contract/inbox/threads.ts';
import type { ReceivedFile } from '../../../../contract/inbox/received-mail.ts';
import { callForFile } from '../../../app/api.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './files.module.css';

const useFile = (mailId: number) =>
  useMutation({
    mutationFn: async ({ part, name }: ReceivedFile) => {
      const params = { id: mailId, part };
      saveFile(await callForFile(fetchMailPart, { params }), name);
    },
  });

/** `PDF` for `offer.pdf`, otherwise the media type. */
function typeOf({ name, mediaType }: ReceivedFile): string {
  const ending = /\.([\p{L}\p{N}]{1,8})$/u.exec(name)?.[1];
  return (ending ?? mediaType.split('/').at(-1) ?? mediaType).toUpperCase();
}

/** The attachments of a mail. They can be saved but are not displayed; saving a possible program is confirmed first. */
export function FileList({ mailId, files }: { mailId: number; files: readonly ReceivedFile[] }) {
  const { t } = useTranslation('inbox');
  const file = useFile(mailId);
  const [asked, setAsked] = useState<ReceivedFile | null>(null);
  if (!files.length) return null;
  return (
    <>
      <Group as="ul" gap={8} align="stretch" wrap className={styles.files} aria-label={t('file.title')}>
        {files.map(each => {
          const { part, name, size, isDangerous, isLeftOut } = each;
          const shown = name || typeOf(each);
          const words = (
            <>
              {isDangerous ? (
                <IconAlertTriangle size={17} stroke={1.6} className={styles.danger} aria-hidden />
              ) : (
                <IconPaperclip size={17} stroke={1.6} aria-hidden />
              )}
              <span>
                <Text as="bdi" size="md" tone="ink" truncate>
                  {shown}
                </Text>
                <small>
                  {typeOf(each)} · {fileSize(size)}
                  {isDangerous && <b> · {t('file.dangerous')}</b>}
                  {isLeftOut && ` · ${t('file.leftOut')}`}
                </small>
              </span>
            </>
          );
          return (
            <li key={part}>
              {isLeftOut ? (
                <Group
                  as="span"
                  gap={10}
                  tone="soft"
                  textAlign="start"
                  border
                  radius="control"
                  ground="surface"
                  className={styles.file}
                >
                  {words}
                </Group>
              ) : (
                <Group
                  as="button"
                  gap={10}
                  tone="soft"
                  textAlign="start"
                  border
                  radius="control"
                  ground="surface"
                  type="button"
                  className={styles.file}
                  aria-label={t('download', { ns: 'common', name: shown })}
                  aria-busy={file.isPending && file.variables === each}
                  onClick={() => (isDangerous ? setAsked(each) : file.mutate(each))}
                >
                  {words}
                  <IconDownload size={16} stroke={1.6} aria-hidden />
                </Group>
              )}
            </li>
          );
        })}
      </Group>
      {asked && (
        <ConfirmDialog
          title={t('file.ask', { name: asked.name })}
          confirm={t('file.confirm')}
          isDangerous
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            file.mutate(asked);
            setAsked(null);
          }}
        >
          {t('file.about')}
        </ConfirmDialog>
      )}
    </>
  );
}
