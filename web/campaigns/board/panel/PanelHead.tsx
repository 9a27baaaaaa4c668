import { IconExternalLink, IconMail, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Collaboration } from '../../../../contract/campaigns/collaborations.ts';
import {
  collaborationStates,
  type CollaborationState,
} from '../../../../contract/campaigns/collaboration-kinds.ts';
import { paths } from '../../../app/paths.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { stateTones } from '../state-tones.ts';
import { useEventSentence } from './use-event-sentence.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './panel.module.css';
import { useHistory } from './queries.ts';

export interface PanelHeadProps {
  collaboration: Collaboration;
  mayEdit: boolean;
  onMove: (to: CollaborationState) => void;
}

/** The address of the creator's profile. */
function homepageOf({ platform, handle }: Collaboration['creator']): string {
  const name = encodeURIComponent(handle);
  return platform === 'instagram'
    ? `https://www.instagram.com/${name}/`
    : `https://www.${platform}.com/@${name}`;
}

/** The creator, with ways to contact them. */
function Who({ collaboration }: Pick<PanelHeadProps, 'collaboration'>) {
  const { t } = useTranslation('collaborations');
  const { creator, threadId } = collaboration;
  const name = creator.name || creator.handle;
  return (
    <Group gap={14} align="stretch" className={styles.who}>
      <Avatar name={name} src={creator.avatarUrl} size={48} />
      <Box shrink>
        <Text as="h2" size="3xl" clip>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" tone="faint">
          <bdi dir="ltr">@{creator.handle}</bdi>
          {creator.followers !== null && (
            <>
              {' · '}
              <Count value={creator.followers} /> {t('panel.followers')}
            </>
          )}
        </Text>
        <Group
          as="nav"
          gap={4}
          columnGap={16}
          align="stretch"
          wrap
          size="md"
          mt={6}
          className={styles.ways}
          aria-label={t('panel.ways')}
        >
          <Group as={Link} inline gap={4} tone="accent" to={paths.creator(creator.platform, creator.id)}>
            <IconUser size={15} aria-hidden />
            {t('panel.creator')}
          </Group>
          {threadId !== null && (
            <Group as={Link} inline gap={4} tone="accent" to={paths.inbox(`thread=${threadId}`)}>
              <IconMail size={15} aria-hidden />
              {t('panel.thread')}
            </Group>
          )}
          <Group
            as="a"
            inline
            gap={4}
            tone="accent"
            href={homepageOf(creator)}
            target="_blank"
            rel="noreferrer"
          >
            <IconExternalLink size={15} aria-hidden />
            {t('panel.homepage')}
          </Group>
        </Group>
      </Box>
    </Group>
  );
}

/** The creator, the state, since when, and what caused it. */
export function PanelHead({ collaboration, mayEdit, onMove }: PanelHeadProps) {
  const { t } = useTranslation('collaborations');
  const { state, stateSince, cancelReason, campaignId, id } = collaboration;
  const sentenceOf = useEventSentence();
  const history = useHistory(campaignId, id);
  const moved = history.data?.pages
    .flatMap(page => page.events)
    .find(event => event.kind === 'moved' || event.kind === 'added');
  return (
    <Stack gap={12}>
      <Who collaboration={collaboration} />
      <Group gap={8} columnGap={14} wrap>
        {mayEdit ? (
          <SelectBox
            label={t('state', { ns: 'common' })}
            showLabel
            value={state}
            options={collaborationStates.map(value => ({ value, label: t(`state.${value}`) }))}
            onChange={onMove}
          />
        ) : (
          <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
        )}
        <Text as="span" size="sm" tone="faint">
          {t('panel.since')} <Ago at={stateSince} />
        </Text>
      </Group>
      {moved && (
        <Text size="md" tone="soft" py={8} px={12} radius="control" ground="hover">
          {sentenceOf(moved)}
        </Text>
      )}
      {state === 'cancelled' && cancelReason && (
        <Text size="md" tone="soft" py={8} px={12} radius="control" ground="hover">
          {t('panel.cancelReason', { reason: cancelReason })}
        </Text>
      )}
    </Stack>
  );
}
