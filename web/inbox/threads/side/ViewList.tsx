import {
  IconAlertOctagon,
  IconArchive,
  IconArrowBackUp,
  IconClock,
  IconInbox,
  IconMail,
  IconMailOff,
  IconStack2,
  IconRobot,
  IconUser,
} from '@tabler/icons-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type InboxView, inboxViews } from '../../../../contract/outreach/mail-kinds.ts';
import type { InboxCounts } from '../../../layout/queries.ts';
import type { InboxAddress } from '../inbox-address.ts';
import { noFilter } from '../inbox-address.ts';
import { SideEntry } from './SideEntry.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './side.module.css';

const icons = {
  inbox: IconInbox,
  unread: IconMail,
  replies: IconArrowBackUp,
  automatic: IconRobot,
  bounces: IconMailOff,
  mine: IconUser,
  snoozed: IconClock,
  archived: IconArchive,
  spam: IconAlertOctagon,
  all: IconStack2,
} satisfies Record<InboxView, unknown>;

export interface SideProps {
  address: InboxAddress;
  counts: InboxCounts | undefined;
  linkTo: (by: Partial<InboxAddress>) => { search: string };
}

/** The views of the inbox with their unread counts. */
export function ViewList({ address, counts, linkTo }: SideProps) {
  const { t } = useTranslation('inbox');
  return (
    <nav aria-label={t('views')}>
      <Stack as="ul" className={styles.entries}>
        {inboxViews.map(view => (
          <SideEntry
            key={view}
            to={linkTo({ ...noFilter, view })}
            isCurrent={view === address.view && address.label === null && address.senderId === null}
            icon={createElement(icons[view], { size: 17, stroke: 1.6, 'aria-hidden': true })}
            name={t(`view.${view}`)}
            unread={counts?.views[view]}
          />
        ))}
      </Stack>
    </nav>
  );
}
