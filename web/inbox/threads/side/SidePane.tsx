import { ActionIcon, Button } from '@mantine/core';
import { IconArrowRight, IconKeyboard, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InboxAddress } from '../inbox-address.ts';
import type { InboxAction } from '../inbox-state.ts';
import { LabelList } from './LabelList.tsx';
import { MailboxList } from './MailboxList.tsx';
import { useInboxCounts } from '../../../layout/queries.ts';
import { ViewList } from './ViewList.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import styles from '../inbox.module.css';

export interface SidePaneProps {
  address: InboxAddress;
  linkTo: (by: Partial<InboxAddress>) => { search: string };
  send: (action: InboxAction) => void;
  onLabelGone: (id: number) => void;
}

/** Views, mailboxes and labels. */
export function SidePane({ address, linkTo, send, onLabelGone }: SidePaneProps) {
  const { t } = useTranslation('inbox');
  const { data: counts } = useInboxCounts();
  const toList = (by: Partial<InboxAddress>) => linkTo({ ...by, thread: null, letter: null });
  /** It shows where this is the only visible pane. */
  const close = () => send({ type: 'showSide', isShown: false });
  const shared = { address, counts, linkTo: toList };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links do what is to be done, by keyboard too; the pane only makes room
    <div
      className={styles.side}
      onClick={event => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
    >
      <Group gap={8} align="stretch">
        <Button
          fullWidth
          leftSection={<IconPencil size={17} stroke={1.6} aria-hidden />}
          onClick={() => send({ type: 'write', email: { kind: 'new' } })}
        >
          {t('compose')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={styles.toList}
          aria-label={t('hideViews')}
          title={t('hideViews')}
          onClick={close}
        >
          <IconArrowRight size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Group>
      <ViewList {...shared} />
      <MailboxList {...shared} />
      <LabelList {...shared} onGone={onLabelGone} />
      <Group
        as="button"
        gap={8}
        size="sm"
        tone="faint"
        plain
        py={0}
        px={10}
        pointer
        type="button"
        className={styles.keysOpener}
        onClick={() => send({ type: 'showHelp', isShown: true })}
      >
        <IconKeyboard size={16} stroke={1.6} aria-hidden /> {t('keys.open')} <kbd aria-hidden>?</kbd>
      </Group>
    </div>
  );
}
