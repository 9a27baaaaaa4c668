import { ActionIcon } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignFileKind } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFile } from '../../../../contract/campaigns/campaigns.ts';
import { fileSize } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { CallError, unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { type FilesOf, useAddFile, useCampaignFiles, useDownload, useRemoveFile } from './file-calls.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import choosing from '../../../ui/files/choose.module.css';
import styles from './files.module.css';

export interface FilesPartProps extends FilesOf {
  mayEdit: boolean;
  /** The kinds of new files; if there are several, the user chooses. */
  kinds?: readonly CampaignFileKind[];
}

const usual: readonly CampaignFileKind[] = ['contract', 'draft', 'other'];

function FileRow({ file, of, mayEdit }: { file: CampaignFile; of: FilesOf; mayEdit: boolean }) {
  const { t } = useTranslation('campaigns');
  const download = useDownload(of.campaignId);
  const remove = useRemoveFile(of);
  const [isAsked, setAsked] = useState(false);
  const { id, name, kind, size, by, addedAt } = file;
  return (
    <li>
      <Box grow shrink>
        <Text
          as="button"
          block
          size="lg"
          tone="accent"
          textAlign="start"
          plain
          truncate
          p={0}
          pointer
          type="button"
          className={styles.name}
          title={name}
          onClick={() => download.mutate(file)}
        >
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" size="sm" tone="soft">
          <Tag>{t(`fileKind.${kind}`)}</Tag> {fileSize(size)} ·{' '}
          <bdi>
            {by === null ? t('creator', { ns: 'common' }) : by || t('deletedAccount', { ns: 'common' })}
          </bdi>{' '}
          · <Moment at={addedAt} />
        </Text>
      </Box>
      {mayEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files.remove', { name })}
          title={t('files.remove', { name })}
          onClick={() => setAsked(true)}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('files.removal', { name })}
          confirm={t('files.confirm')}
          isDangerous
          isBusy={remove.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() =>
            remove.mutate(id, { onSuccess: () => showToast('success', t('succeeded', { ns: 'common' })) })
          }
        >
          {t('files.removalAbout')}
        </ConfirmDialog>
      )}
    </li>
  );
}

function AddFiles({ of, kinds }: { of: FilesOf; kinds: readonly CampaignFileKind[] }) {
  const { t } = useTranslation('campaigns');
  const { t: shell } = useTranslation();
  const faultsId = useId();
  const add = useAddFile(of);
  const [kind, setKind] = useState(kinds[0] ?? 'other');
  /** The file that is being uploaded, and the sent share, from 0 to 1. */
  const [going, setGoing] = useState<{ name: string; share: number } | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function upload(chosen: readonly File[]) {
    const found: string[] = [];
    for (const file of chosen) {
      const { name, size } = file;
      if (size > limits.uploadBytes) found.push(t('files.tooLarge', { name, size: fileSize(size) }));
      else {
        try {
          setGoing({ name, share: 0 });
          await add(file, kind, share => setGoing({ name, share }));
        } catch (error) {
          const reason = error instanceof CallError ? (error.fields[0]?.reason ?? error.message) : undefined;
          found.push(t('files.failed', { name, why: reason ?? shell('error.default') }));
        }
      }
    }
    setFaults(found);
    setGoing(null);
    if (found.length < chosen.length) showToast('success', t('added', { ns: 'common' }));
  }
  return (
    <>
      <Group gap={8} columnGap={12} wrap>
        {kinds.length > 1 && (
          <select
            className={styles.kind}
            aria-label={t('files.kind')}
            value={kind}
            onChange={event => setKind(kinds.find(each => each === event.currentTarget.value) ?? kind)}
          >
            {kinds.map(each => (
              <option key={each} value={each}>
                {t(`fileKind.${each}`)}
              </option>
            ))}
          </select>
        )}
        <Group
          as="label"
          inline
          gap={6}
          size="md"
          tone="ink"
          py={6}
          px={12}
          radius="control"
          pointer
          className={`${choosing.choose} ${styles.choose}`}
          data-busy={going !== null || undefined}
        >
          <IconPaperclip size={16} stroke={1.6} aria-hidden />
          {going ? t('files.uploading', { name: going.name }) : t('files.add')}
          <input
            type="file"
            multiple
            disabled={going !== null}
            aria-describedby={faults.length ? faultsId : undefined}
            onChange={event => {
              const input = event.currentTarget;
              const chosen = [...(input.files ?? [])];
              // Allows choosing the same file again.
              input.value = '';
              if (chosen.length) void upload(chosen);
            }}
          />
        </Group>
        <Text as="span" size="sm" tone="soft">
          {t('files.each', { size: fileSize(limits.uploadBytes) })}
        </Text>
      </Group>
      {going && (
        <Box as="progress" full className={styles.going} value={going.share} aria-label={going.name} />
      )}
      <div id={faultsId} role="alert">
        {faults.map(fault => (
          <Text size="md" tone="bad" key={fault}>
            {fault}
          </Text>
        ))}
      </div>
    </>
  );
}

/** Files of a campaign, or with `collaborationId` of one collaboration: view, download, add and remove. */
export function FilesPart({ campaignId, collaborationId, mayEdit, kinds = usual }: FilesPartProps) {
  const { t } = useTranslation('campaigns');
  const of = { campaignId, collaborationId };
  const { data, error, isError, refetch } = useCampaignFiles(of);
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  return (
    <Stack gap={10} shrink>
      {data ? (
        data.length > 0 && (
          <Stack as="ul" className={styles.files} aria-label={t('files.title')}>
            {data.map(file => (
              <FileRow key={file.id} file={file} of={of} mayEdit={mayEdit} />
            ))}
          </Stack>
        )
      ) : (
        <Skeleton width="100%" height={44} />
      )}
      {data?.length === 0 && !mayEdit && (
        <Text size="sm" tone="soft">
          {t('files.none')}
        </Text>
      )}
      {mayEdit && <AddFiles of={of} kinds={kinds} />}
    </Stack>
  );
}
