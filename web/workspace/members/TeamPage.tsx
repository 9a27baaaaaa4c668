import { Button } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Member } from '../../../contract/workspace/members.ts';
import { unreported } from '../../app/api.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useMay } from '../../session/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { TabBar } from '../../ui/navigation/TabBar.tsx';
import { RolesTab } from '../roles/RolesTab.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { AboutTeam } from './AboutTeam.tsx';
import type { OpenDialog } from './dialogs/member-action.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { MemberDialogs } from './dialogs/MemberDialogs.tsx';
import { MemberTable } from './MemberTable.tsx';
import { useDisable, useMembers } from './queries.ts';
import { Seats } from './Seats.tsx';
import { Group, Stack } from '../../ui/box/Box.tsx';
import styles from './TeamPage.module.css';

const tabs = ['members', 'roles'] as const;

const PolicyCard = lazy(async () => ({
  default: await (await import('../../identity/account-security/load-parts.ts')).loadPolicy(),
}));

/** For whoever manages members, the settings of the team or how it signs in. */
export default function TeamPage() {
  return useMay('members.manage') ? <ManagedTeam /> : <TeamSettings />;
}

/** Whether everybody needs a second factor, for who decides it. */
function Policy({ members }: { members?: readonly Member[] | undefined }) {
  return (
    <Allowed to="security.manage">
      <Suspense fallback={<Skeleton width="100%" height={96} />}>
        <PolicyCard
          members={
            members && {
              having: members.filter(({ hasSecondFactor }) => hasSecondFactor).length,
              all: members.length,
            }
          }
        />
      </Suspense>
    </Allowed>
  );
}

/** What stands there for who may change the settings or decides the policy, and manages no members. */
function TeamSettings() {
  const { t } = useTranslation('team');
  useTitle(t('team.title'));
  return (
    <Stack gap={24} className={styles.page}>
      <PageHead title={t('team.title')} about={t('team.timeZoneAbout')} />
      <AboutTeam />
      <Policy />
    </Stack>
  );
}

/** The team, its members and invitations, with the main account's actions. */
function ManagedTeam() {
  const { t } = useTranslation('team');
  const { data, error, isError, refetch } = useMembers();
  const disable = useDisable();
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'roles' ? 'roles' : 'members';
  const [asked, setAsked] = useState<OpenDialog>();
  useTitle(t('title'));
  const taken = data?.members.filter(({ role }) => role !== 'owner').length;
  const isFull = data !== undefined && taken !== undefined && taken >= data.limit;

  const reason = isFull
    ? { title: t(data.limit ? 'full' : 'noSeats', { limit: data.limit }), 'aria-describedby': 'seats' }
    : {};

  const addButtons = (
    <>
      <Button variant="default" disabled={isFull} {...reason} onClick={() => setAsked({ what: 'create' })}>
        {t('create')}
      </Button>
      <Button disabled={isFull} {...reason} onClick={() => setAsked({ what: 'invite' })}>
        {t('invite')}
      </Button>
    </>
  );
  const members = (
    <>
      <AboutTeam />
      <Policy members={data?.members} />
      <Stack as="section" gap={10} shrink className={styles.section}>
        <Group gap={4} columnGap={16} align="baseline" justify="between" wrap className={styles.sectionHead}>
          <h2>{t('members')}</h2>
          {!isError && <Seats taken={taken} limit={data?.limit} />}
        </Group>
        <MemberTable
          members={data?.members}
          onAsk={(what, member) => setAsked({ what, member })}
          onEnable={member =>
            disable.mutate(
              { id: member.id, disabled: false },
              { onSuccess: () => showToast('success', t('member.enabled', { name: member.nickName })) },
            )
          }
          failed={isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
        />
        {taken === 0 && !isFull && (
          <div className={styles.first}>
            <EmptyState actions={addButtons}>{t('empty.text')}</EmptyState>
          </div>
        )}
      </Stack>
      <InvitationTable />
    </>
  );
  return (
    <Stack gap={24} className={styles.page}>
      <PageHead title={t('title')} about={t('about')}>
        {tab === 'members' && addButtons}
      </PageHead>
      <TabBar
        label={t('tabs.label')}
        value={tab}
        options={tabs.map(value => ({ value, label: t(`tabs.${value}`) }))}
        panelId={panelId}
        onChange={value => setParams(value === 'roles' ? { tab: value } : {}, { preventScrollReset: true })}
      />
      <Stack gap={24} shrink id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        {tab === 'roles' ? <RolesTab members={data?.members} /> : members}
      </Stack>
      {asked && <MemberDialogs asked={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
