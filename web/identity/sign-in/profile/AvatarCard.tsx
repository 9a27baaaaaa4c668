import { Button } from '@mantine/core';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/api.ts';
import { renewSession, useSession } from '../../../session/session.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import choosing from '../../../ui/files/choose.module.css';
import styles from './ProfilePage.module.css';
import { dropAvatar, saveAvatar } from '../queries.ts';
import { limits } from '../../../../contract/core/limits.ts';

const avatarTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

type AvatarFault = 'wrongType' | 'tooLarge' | 'unreadable';

/** What is wrong with a file as an avatar, as far as the browser can tell; null if nothing. */
async function avatarFault(file: File): Promise<AvatarFault | null> {
  if (!avatarTypes.includes(file.type)) return 'wrongType';
  if (file.size > limits.avatarBytes) return 'tooLarge';
  try {
    // The file name proves nothing: only a file that can be decoded is a picture.
    const picture = await createImageBitmap(file);
    picture.close();
    return null;
  } catch {
    return 'unreadable';
  }
}

const bytesOfMb = 1024 * 1024;

interface Chosen {
  file: File;
  /** The object URL of the preview; revoked when another file is chosen. */
  address: string;
}

/** The avatar: a file is checked and previewed before the upload, and can be removed. */
export function AvatarCard() {
  const { t } = useTranslation('identity');
  const { t: shell } = useTranslation();
  const { user } = useSession();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen]);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    // Lets the user choose the same file again after editing it.
    input.value = '';
    if (!file) return;
    const found = await avatarFault(file);
    setFault(found ? t(`avatar.${found}`, { size: (file.size / bytesOfMb).toFixed(1) }) : undefined);
    setChosen(found ? null : { file, address: URL.createObjectURL(file) });
  }

  async function change(work: () => Promise<unknown>) {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      await renewSession();
      setChosen(null);
      showToast('success', t('profile.saved'));
    } catch (error) {
      if (!(error instanceof CallError)) setFault(shell('error.default'));
      else if (!error.alreadyShown) setFault(error.fields[0]?.reason ?? error.message);
    } finally {
      setBusy(false);
      setRemoving(false);
    }
  }

  return (
    <Card title={t('avatar.title')}>
      <LeaveGuard when={chosen !== null && !isBusy} />
      <Group gap={10} columnGap={18} wrap>
        {chosen ? (
          <img className={styles.preview} src={chosen.address} alt={t('avatar.preview')} />
        ) : (
          <Avatar key={user.avatar} name={user.nickName} src={user.avatar} size={72} />
        )}
        <Stack gap={6} shrink className={styles.pick}>
          <Group gap={8} align="stretch" wrap>
            {chosen && (
              <Button loading={isBusy} onClick={() => void change(() => saveAvatar(chosen.file))}>
                {t('avatar.use')}
              </Button>
            )}
            <Group
              as="label"
              inline
              weight={600}
              radius="control"
              ground="surface"
              pointer
              className={`${choosing.choose} ${styles.choose}`}
            >
              {t(chosen || user.avatar ? 'avatar.replace' : 'avatar.choose')}
              <input
                type="file"
                accept={avatarTypes.join(',')}
                disabled={isBusy}
                aria-describedby="avatar-hint avatar-fault"
                onChange={event => void choose(event)}
              />
            </Group>
            {chosen ? (
              <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => setChosen(null)}>
                {t('avatar.cancel')}
              </Button>
            ) : (
              user.avatar && (
                <Button variant="subtle" color="gray" onClick={() => setRemoving(true)}>
                  {t('avatar.remove')}
                </Button>
              )
            )}
          </Group>
          <Text size="sm" tone="faint" id="avatar-hint">
            {t('avatar.about')}
          </Text>
          <Text size="sm" tone="bad" id="avatar-fault" role="alert">
            {fault}
          </Text>
        </Stack>
      </Group>
      {isRemoving && (
        <ConfirmDialog
          title={t('avatar.remove')}
          confirm={t('avatar.remove')}
          isBusy={isBusy}
          isDangerous
          onConfirm={() => void change(dropAvatar)}
          onCancel={() => setRemoving(false)}
        >
          {t('avatar.removeAbout')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
