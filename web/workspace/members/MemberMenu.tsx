import { ActionIcon, Popover } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/workspace/members.ts';
import type { MemberAction } from './dialogs/member-action.ts';
import { useMay, useSession } from '../../session/session.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './MemberMenu.module.css';

export interface MemberMenuProps {
  member: Member;
  onAsk: (action: MemberAction) => void;
  onEnable: () => void;
}

/** The actions on a member; disabled ones say why. */
export function MemberMenu({ member, onAsk, onEnable }: MemberMenuProps) {
  const { t } = useTranslation('team');
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { isAdmin, user } = useSession();
  const mayReset = useMay('security.manage');
  const isOwner = member.role === 'owner';
  // Who may do more than the reader, and the reader: nothing can be done to them.
  const isFixed = !isOwner && !member.isBelow;
  const name = t('action.open', { name: member.nickName });

  function choose(act: () => void) {
    setOpened(false);
    // Returns the focus to the button before a dialog opens, since the menu will be gone.
    opener.current?.focus();
    act();
  }
  const ownerReason = isOwner
    ? t('action.ownerFixed')
    : isFixed
      ? t(member.id === user.userId ? 'action.ownFixed' : 'action.aboveFixed')
      : undefined;
  const handOverReason = isAdmin && member.disabled ? t('action.handOverDisabled') : undefined;
  // Of a sub-account, also of one that may do more because it is an operator.
  const handOver =
    isAdmin && !isOwner
      ? [{ text: t('action.handOver'), act: () => onAsk('handOver'), reason: handOverReason }]
      : [];
  const entries =
    isOwner || isFixed
      ? [
          { text: t('action.disable'), reason: ownerReason, act: () => undefined },
          ...handOver,
          { text: t('delete', { ns: 'common' }), reason: ownerReason, act: () => undefined },
        ]
      : [
          { text: t('action.rename'), act: () => onAsk('rename') },
          { text: t('roles.give'), act: () => onAsk('role') },
          { text: t('quota.set'), act: () => onAsk('quotas') },
          { text: t('action.resetPassword'), act: () => onAsk('resetPassword') },
          ...(mayReset && member.hasSecondFactor
            ? [{ text: t('action.resetFactor'), act: () => onAsk('resetFactor') }]
            : []),
          member.disabled
            ? { text: t('action.enable'), act: onEnable }
            : { text: t('action.disable'), act: () => onAsk('disable') },
          ...handOver,
          { text: t('delete', { ns: 'common' }), act: () => onAsk('delete'), isDangerous: true },
        ];
  const reason = ownerReason ?? handOverReason;
  const reasonId = `member-${member.id}-reason`;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={230} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          ref={opener}
          variant="default"
          size={30}
          aria-label={name}
          title={name}
          onClick={() => setOpened(is => !is)}
        >
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} className={styles.panel}>
        {entries.map(entry => {
          const isBarred = 'reason' in entry && entry.reason !== undefined;
          return (
            <button
              key={entry.text}
              type="button"
              aria-disabled={isBarred || undefined}
              aria-describedby={isBarred ? reasonId : undefined}
              data-danger={'isDangerous' in entry || undefined}
              onClick={() => {
                if (!isBarred) choose(entry.act);
              }}
            >
              {entry.text}
            </button>
          );
        })}
        {reason && (
          <Text size="sm" tone="soft" leading="normal" mt={4} id={reasonId} className={styles.reason}>
            {reason}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
