import { Button } from '@mantine/core';
import {
  IconArrowsLeftRight,
  IconExternalLink,
  IconMail,
  IconReportAnalytics,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CreatorDetail } from '../../../contract/creators/search/creator-search.ts';
import type { ActionName } from '../shared/actions/action-target.ts';
import { useAction } from '../shared/actions/use-action.tsx';
import { useTeamCreator } from '../shared/queries.ts';
import { nameOf } from '../shared/shown-creator.ts';
import { paths } from '../../app/paths.ts';
import { copyText } from '../../ui/copy/copy-text.ts';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Group } from '../../ui/box/Box.tsx';
import { Allowed } from '../../session/Allowed.tsx';
import { useMay } from '../../session/session.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The actions on the creator; saving and writing wait until the team's marks are loaded. */
export function HeadActions({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const { t: team } = useTranslation('team-creators');
  const { t: creators } = useTranslation('creators');
  const { t: shell } = useTranslation();
  const { data } = useTeamCreator(creator.id);
  const { begin, dialogs } = useAction();
  const mayEdit = useMay('creators.edit');
  const maySend = useMay('mail.send');
  const name = nameOf(creator);
  const marks = data?.marks;
  const Star = marks?.lists.length ? IconStarFilled : IconStar;
  function ask(what: ActionName) {
    if (!marks) return;
    const meant = { of: 'ids' as const, ids: [creator.id] };
    begin(what, { meant, count: 1, one: { name, marks }, columns: [] });
  }
  const copy = () =>
    void copyText(creator.handle).then(() => showToast('success', shell('copied', { ns: 'common' })));
  const isRefused = marks?.blocked?.everywhere;
  return (
    <Group gap={8} wrap>
      <Allowed to="creators.edit">
        <Button leftSection={<Star {...icon} />} disabled={!marks} onClick={() => ask('save')}>
          {team('action.save')}
        </Button>
      </Allowed>
      {!isRefused && maySend && (
        <Button
          variant="default"
          leftSection={<IconMail {...icon} />}
          disabled={!marks}
          onClick={() => ask('write')}
        >
          {team('action.write')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.comparison([creator.id])}
        variant="default"
        leftSection={<IconArrowsLeftRight {...icon} />}
      >
        {t('head.compare')}
      </Button>
      <Button
        component={Link}
        to={paths.report([creator.id])}
        variant="default"
        leftSection={<IconReportAnalytics {...icon} />}
      >
        {t('head.report')}
      </Button>
      {creator.homepageUrl && (
        <Button
          component="a"
          variant="default"
          href={creator.homepageUrl}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink {...icon} />}
        >
          {creators('action.homepage')}
        </Button>
      )}
      <MoreMenu
        isBesideButtons
        label={team('action.moreOf', { name })}
        actions={[
          [
            { text: creators('action.copy'), onChoose: copy },
            ...(marks && mayEdit ? [{ text: team('action.note'), onChoose: () => ask('note') }] : []),
          ],
          marks && mayEdit && !isRefused
            ? [{ text: team('action.block'), isDangerous: true, onChoose: () => ask('block') }]
            : [],
        ]}
      />
      {dialogs}
    </Group>
  );
}
