import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '../../../contract/campaigns/candidates.ts';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { Group } from '../../ui/box/Box.tsx';
import type { Act, Target } from './use-candidate-acts.tsx';

export interface CandidateActionsProps {
  row: Candidate;
  act: (what: Act, target: Target) => void;
}

/** The actions on one candidate: inviting directly, the others in a menu. */
export function CandidateActions({ row, act }: CandidateActionsProps) {
  const { t } = useTranslation('candidates');
  const name = row.name || row.handle;
  const target: Target = { meant: { of: 'ids', creatorIds: [row.creatorId] }, count: 1, name };
  const button = { variant: 'default', size: 'compact-sm' } as const;
  if (row.excluded)
    return (
      <Button {...button} aria-label={t('act.includeOf', { name })} onClick={() => act('include', target)}>
        {t('act.include')}
      </Button>
    );
  const entry = (what: Act) => ({ text: t(`act.${what}`), onChoose: () => act(what, target) });
  const isAnswered = row.status === 'interested' || row.status === 'declined';
  return (
    <Group as="span" inline gap={6}>
      {row.status !== 'collaborating' && (
        <Button {...button} aria-label={t('act.inviteOf', { name })} onClick={() => act('invite', target)}>
          {t('act.invite')}
        </Button>
      )}
      <MoreMenu
        label={t('act.moreOf', { name })}
        actions={[
          [
            ...(row.status === 'interested' ? [] : [entry('interested')]),
            ...(row.status === 'declined' ? [] : [entry('declined')]),
            ...(isAnswered ? [entry('unanswered')] : []),
          ],
          row.collaborationId === null ? [entry('collaborate')] : [],
          [{ ...entry('exclude'), isDangerous: true }],
        ]}
      />
    </Group>
  );
}
