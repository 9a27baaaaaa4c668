import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { platformNames, platforms } from '../../../layout/search/platform-names.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useAssigningCreator } from '../actions/thread-acts.ts';
import { CreatorFacts } from './CreatorFacts.tsx';
import { CreatorFinder } from './CreatorFinder.tsx';
import type { InboxAddress } from '../inbox-address.ts';
import type { ShownThread } from '../queries.ts';
import { creatorPath } from './ThreadHead.tsx';
import { isOfServer, nameOfThread } from '../thread-text.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './card.module.css';

/** Wide enough to show the card beside the mails. */
const roomy = '(min-width: 1500px)';

export interface CreatorCardProps {
  shown: ShownThread;
  linkTo: (by: Partial<InboxAddress>) => { search: string };
}

function Who({ shown: { thread } }: Pick<CreatorCardProps, 'shown'>) {
  const { t } = useTranslation('inbox');
  const { creator, counterpart } = thread;
  const path = creatorPath(creator);
  const name = nameOfThread(thread);
  const platform = platforms.find(each => each === creator?.platform);
  return (
    <>
      {creator ? (
        <Avatar name={name} src={creator.avatarUrl} size={36} />
      ) : (
        <IconUserQuestion size={28} stroke={1.4} aria-hidden />
      )}
      <Box grow shrink className={styles.who}>
        <Text as="h3" size="lg" tone="ink" truncate>
          <bdi>{creator ? path ? <Link to={path}>{name}</Link> : name : t('card.unknown')}</bdi>
        </Text>
        <Text as="span" block size="sm" tone="faint" truncate>
          <bdi dir="ltr">
            {creator
              ? [platform && platformNames[platform], `@${creator.handle}`].filter(Boolean).join(' · ')
              : counterpart.address}
          </bdi>
        </Text>
      </Box>
    </>
  );
}

/** The creator of a conversation with key data; one line until it is opened. */
export function CreatorCard({ shown, linkTo }: CreatorCardProps) {
  const { t } = useTranslation('inbox');
  const { thread } = shown;
  const { creator } = thread;
  const [isOpen, setOpen] = useState(() => matchMedia(roomy).matches);
  const [isFinding, setFinding] = useState(false);
  const assigning = useAssigningCreator(thread.id);
  const take = () => assigning.mutate(null, { onSuccess: () => showToast('success', t('finder.taken')) });
  const label = t(isOpen ? 'card.hide' : 'card.show');
  return (
    <Box
      as="aside"
      shrink
      ground="head"
      className={styles.card}
      data-open={isOpen || undefined}
      aria-label={t('creator', { ns: 'common' })}
    >
      <Group gap={10} tone="faint" className={styles.summary}>
        <Who shown={shown} />
        {!creator && !isOfServer(thread) && (
          <Button variant="default" size="xs" onClick={() => setFinding(true)}>
            {t('card.assign')}
          </Button>
        )}
        {creator && isOpen && (
          <MoreMenu
            label={t('act.more')}
            actions={[
              [{ text: t('card.change'), onChoose: () => setFinding(true) }],
              [{ text: t('card.take'), onChoose: take }],
            ]}
          />
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={label}
          title={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(is => !is)}
        >
          {isOpen ? <IconChevronUp size={17} aria-hidden /> : <IconChevronDown size={17} aria-hidden />}
        </ActionIcon>
      </Group>
      {isOpen && <CreatorFacts shown={shown} linkTo={linkTo} />}
      {isFinding && <CreatorFinder thread={thread} onClose={() => setFinding(false)} />}
    </Box>
  );
}
