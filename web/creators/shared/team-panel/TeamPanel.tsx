import { Button } from '@mantine/core';
import { IconBan, IconPencilPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TeamMarks } from '../../../../contract/creators/team-creators/team-creators.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ColorDot } from '../../../ui/labels/ColorDot.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import type { ActionName, Target } from '../actions/action-target.ts';
import { useAction } from '../actions/use-action.tsx';
import { EmailFact } from './EmailFact.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { useTeamCreator } from '../queries.ts';
import { statuses } from '../contact-statuses.ts';
import { useBlockedText, useContactText } from '../rows/TeamMarks.tsx';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './TeamPanel.module.css';
import { useAct } from '../actions/use-act.ts';
import { Allowed } from '../../../session/Allowed.tsx';
import { useMay } from '../../../session/session.ts';

interface FactsProps {
  id: number;
  target: Target;
  marks: TeamMarks;
  onAsk: (what: ActionName) => void;
}

function Facts({ id, target, marks, onAsk }: FactsProps) {
  const { t } = useTranslation('team-creators');
  const act = useAct();
  const mayEdit = useMay('creators.edit');
  const contactText = useContactText();
  const blockedText = useBlockedText();
  const { status, lists, teamTags, blocked, lastContact } = marks;
  // A toast shows any error.
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  return (
    <Grid as="dl" gap={10} columnGap={24} className={styles.facts}>
      {blocked && (
        <div className={styles.blocked}>
          <Text as="dt" weight={600}>
            <IconBan size={16} aria-hidden /> {t('blocked.tag')}
          </Text>
          <dd>{blockedText(blocked)}</dd>
        </div>
      )}
      <div>
        <dt>{t('panel.status')}</dt>
        <dd>
          <SelectBox
            label={t('panel.status')}
            disabled={!mayEdit}
            value={status}
            options={statuses.map(value => ({ value, label: t(`status.${value}`) }))}
            onChange={next => quietly(act(target, { do: 'setStatus', status: next }, 'toast'))}
          />
        </dd>
      </div>
      <div>
        <dt>{t('panel.contact')}</dt>
        <dd>{lastContact ? contactText(lastContact) : t('contact.never')}</dd>
      </div>
      <Allowed to="mail.read">
        <EmailFact creatorId={id} />
      </Allowed>
      <div>
        <dt>{t('panel.lists')}</dt>
        <Group as="dd" gap={6} wrap>
          {lists.map(({ id, name, color }) => (
            <Group
              as={Link}
              inline
              gap={6}
              size="md"
              py={0}
              px={8}
              radius="tag"
              ground="tag"
              key={id}
              to={paths.list(id)}
              className={styles.chip}
            >
              <ColorDot color={color} />
              {name}
            </Group>
          ))}
          <Allowed to="creators.edit">
            <Text
              as="button"
              size="md"
              tone="accent"
              plain
              py={0}
              px={4}
              pointer
              type="button"
              className={styles.add}
              onClick={() => onAsk('save')}
            >
              {t('panel.save')}
            </Text>
          </Allowed>
        </Group>
      </div>
      <div>
        <dt>{t('panel.tags')}</dt>
        <Group as="dd" gap={6} wrap>
          {teamTags.map(tag => (
            <Group
              as="span"
              inline
              gap={6}
              size="md"
              py={0}
              px={8}
              radius="tag"
              ground="tag"
              key={tag}
              className={styles.chip}
            >
              {tag}
              {mayEdit && (
                <Group
                  as="button"
                  inline
                  justify="center"
                  tone="faint"
                  p={0}
                  pointer
                  type="button"
                  aria-label={t('tag.removeOne', { tag })}
                  onClick={() => quietly(act(target, { do: 'removeTags', tags: [tag] }, 'toast'))}
                >
                  <IconX size={13} aria-hidden />
                </Group>
              )}
            </Group>
          ))}
          <Allowed to="creators.edit">
            <Text
              as="button"
              size="md"
              tone="accent"
              plain
              py={0}
              px={4}
              pointer
              type="button"
              className={styles.add}
              onClick={() => onAsk('tag')}
            >
              {t('panel.tag')}
            </Text>
          </Allowed>
        </Group>
      </div>
    </Grid>
  );
}

export interface TeamPanelProps {
  id: number;
  name: string;
  /** The page has write and block buttons elsewhere. */
  withoutActions?: boolean;
}

/** The team's data on a creator: lists, status, tags, notes, last contact, with their controls. */
export function TeamPanel({ id, name, withoutActions }: TeamPanelProps) {
  const { t } = useTranslation('team-creators');
  const { data, isError, refetch } = useTeamCreator(id);
  const { begin, dialogs } = useAction();
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={190} />;
  const { marks, notes } = data;
  const target = { meant: { of: 'ids' as const, ids: [id] }, count: 1, one: { name, marks }, columns: [] };
  const ask = (what: ActionName) => begin(what, target);
  return (
    <Stack gap={14}>
      <Facts id={id} target={target} marks={marks} onAsk={ask} />
      <NotesPanel creatorId={id} notes={notes} />
      {!withoutActions && !marks.blocked?.everywhere && (
        <Group gap={8} align="stretch" wrap>
          <Allowed to="mail.send">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPencilPlus size={15} aria-hidden />}
              onClick={() => ask('write')}
            >
              {t('action.write')}
            </Button>
          </Allowed>
          <Allowed to="creators.edit">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconBan size={15} aria-hidden />}
              onClick={() => ask('block')}
            >
              {t('action.block')}
            </Button>
          </Allowed>
        </Group>
      )}
      {dialogs}
    </Stack>
  );
}
