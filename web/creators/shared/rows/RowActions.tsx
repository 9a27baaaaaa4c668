import { ActionIcon } from '@mantine/core';
import { IconEye, IconMail, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { Tip } from '../../../ui/overlays/popups/Tip.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { ActionName } from '../actions/action-target.ts';
import { actionDialogs } from '../actions/action-dialogs.ts';
import { quickLookPart } from '../quick-look/quick-look-part.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './columns.module.css';
import { nameOf, type ShownCreator } from '../shown-creator.ts';
import { Allowed } from '../../../session/Allowed.tsx';

/** The quick look of a row returns the focus to this button. */
export const quickLookButtonId = (row: ShownCreator) => `look-${row.id}`;

const isDangerous = (what: ActionName) => what === 'block' || what === 'remove';

export interface RowActionsProps {
  row: ShownCreator;
  /** In the "more" menu, in display order; destructive actions are set apart. */
  more: readonly ActionName[];
  onQuickLook: () => void;
  onAsk: (what: ActionName) => void;
}

/** When the pointer or the focus comes near. */
const loadParts = () => void Promise.all([actionDialogs.load(), quickLookPart.load()]);

/** Save, write and quick look as buttons, the other actions in a menu. */
export function RowActions({ row, more, onQuickLook, onAsk }: RowActionsProps) {
  const { t } = useTranslation('creators');
  const { t: team } = useTranslation('team-creators');
  const { t: shell } = useTranslation();
  const name = nameOf(row);
  const copy = () =>
    void copyText(row.handle).then(() => showToast('success', shell('copied', { ns: 'common' })));
  const entry = (what: ActionName) => ({
    text: team(`action.${what}`),
    isDangerous: isDangerous(what),
    onChoose: () => onAsk(what),
  });
  const Star = row.marks.lists.length ? IconStarFilled : IconStar;
  const button = { variant: 'default', size: 30 } as const;
  return (
    <Group
      as="span"
      inline
      gap={4}
      align="stretch"
      className={styles.actions}
      onPointerEnter={loadParts}
      onFocus={loadParts}
    >
      <Allowed to="creators.edit">
        <Tip label={team('action.save')}>
          {props => (
            <ActionIcon
              {...props}
              {...button}
              aria-label={team('action.saveOf', { name })}
              onClick={() => onAsk('save')}
            >
              <Star size={16} stroke={1.6} className={row.marks.lists.length ? styles.saved : undefined} />
            </ActionIcon>
          )}
        </Tip>
      </Allowed>
      <Allowed to="mail.send">
        <Tip label={team('action.write')}>
          {props => (
            <ActionIcon
              {...props}
              {...button}
              aria-label={team('action.writeOf', { name })}
              onClick={() => onAsk('write')}
            >
              <IconMail size={16} stroke={1.6} />
            </ActionIcon>
          )}
        </Tip>
      </Allowed>
      <Tip label={t('action.look')}>
        {props => (
          <ActionIcon
            {...props}
            {...button}
            id={quickLookButtonId(row)}
            aria-label={t('action.lookAt', { name })}
            onClick={onQuickLook}
          >
            <IconEye size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </Tip>
      <MoreMenu
        label={team('action.moreOf', { name })}
        actions={[
          [
            ...(row.homepageUrl ? [{ text: t('action.homepage'), href: row.homepageUrl }] : []),
            { text: t('action.copy'), onChoose: copy },
          ],
          more.filter(what => !isDangerous(what)).map(entry),
          more.filter(isDangerous).map(entry),
        ]}
      />
    </Group>
  );
}
