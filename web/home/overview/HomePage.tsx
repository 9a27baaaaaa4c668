import { useTranslation } from 'react-i18next';
import type { FirstStep } from '../../../contract/home/first-steps.ts';
import { unreported } from '../../app/api.ts';
import { WorkPart } from '../../campaigns/agenda/work/WorkPart.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import { isUnderWay, useBackgroundTasks } from '../../layout/queries.ts';
import { Card } from '../../ui/page/Card.tsx';
import { FirstSteps } from '../first-steps/FirstSteps.tsx';
import { NotYet } from '../first-steps/NotYet.tsx';
import { ShowSteps } from '../first-steps/ShowSteps.tsx';
import { areOffered, areShort } from '../first-steps/step-state.ts';
import { SampleCampaign } from '../../layout/sandbox/SampleCampaign.tsx';
import { CampaignsPart } from './CampaignsPart.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './home.module.css';
import { MonitorsPart } from './MonitorsPart.tsx';
import { type Home, useHome } from './queries.ts';
import { QuotaPart } from './QuotaPart.tsx';
import { RepliesPart } from './RepliesPart.tsx';
import { SearchesPart } from './SearchesPart.tsx';
import { SendsPart } from './SendsPart.tsx';
import { useMay } from '../../session/session.ts';

/** How much of the demo team's data is there, in percent; undefined once all of it is, and for every other team. */
function useDemoFilling(): number | undefined {
  const tasks = useBackgroundTasks(true).data?.works;
  const filling = tasks?.find(task => task.kind === 'demoWorld' && isUnderWay(task));
  return filling && Math.floor((filling.done / (filling.total ?? 100)) * 100);
}

/** Says why the demo team looks like a new one during the first minutes. */
function DemoFilling({ percent }: { percent: number }) {
  const { t } = useTranslation('home');
  return (
    <Card title={t('demo.title')} aside={`${percent}%`}>
      <Text size="md" tone="soft" role="status">
        {t('demo.about')}
      </Text>
    </Card>
  );
}

function Loading() {
  const { t } = useTranslation('home');
  return (
    <Grid gap={16} align="start" className={styles.columns} role="status" aria-label={t('loading')}>
      <Stack gap={16} shrink>
        <Skeleton width="100%" height={260} />
        <Skeleton width="100%" height={380} />
      </Stack>
      <Stack gap={16} shrink>
        <Skeleton width="100%" height={260} />
        <Skeleton width="100%" height={220} />
      </Stack>
    </Grid>
  );
}

/** A part whose step is not done is one of the first steps, or, once these are put away, that step alone. */
function Parts({ home }: { home: Home }) {
  const { steps, replies, sends, campaigns, monitors, quota } = home;
  const isBegun = (step: FirstStep) => steps.done.includes(step);
  const isOffered = areOffered(steps);
  const mayStart = useMay('campaigns.edit');
  const mailStep = isBegun('connectMailbox') ? 'sendTask' : 'connectMailbox';
  const mayReadMail = useMay('mail.read');
  const hasMail = mayReadMail && (replies.threads.length > 0 || isBegun('sendTask'));
  const hasSends = mayReadMail && (sends.held.length > 0 || sends.tasks.length > 0 || isBegun('sendTask'));
  // A sample campaign is shown, and starts none.
  const hasCampaigns = isBegun('startCampaign') || campaigns.shown.length > 0;
  const isNew = isOffered && !hasMail && !hasSends && !hasCampaigns && monitors.open === 0;
  return (
    <Grid gap={16} align="start" className={styles.columns} data-new={isNew || undefined}>
      <Stack gap={16} shrink>
        {hasMail && <RepliesPart replies={replies} />}
        {hasCampaigns && <WorkPart />}
        {hasCampaigns && <CampaignsPart campaigns={campaigns} />}
        {!isOffered && mayReadMail && !hasMail && <NotYet step={mailStep} />}
        {!isOffered && mayStart && !hasCampaigns && <NotYet step="startCampaign" />}
        {(monitors.open > 0 || hasCampaigns) && <MonitorsPart monitors={monitors} />}
      </Stack>
      <Stack gap={16} shrink>
        {hasSends && <SendsPart sends={sends} />}
        <SearchesPart />
        <QuotaPart quota={quota} />
        <ShowSteps steps={steps} />
        {(!isOffered || areShort(steps.done)) && <SampleCampaign isOffered={isOffered} />}
      </Stack>
    </Grid>
  );
}

/** What waits, what runs and what is left, each line leading to the page where it is done. */
export default function HomePage() {
  const { t } = useTranslation('home');
  useTitle(t('title'));
  const { data, error, isError, refetch } = useHome();
  const percent = useDemoFilling();
  return (
    <Stack gap={16} shrink frame={1480}>
      <Greeting />
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {percent !== undefined && <DemoFilling percent={percent} />}
      {data && percent === undefined && areOffered(data.steps) && <FirstSteps steps={data.steps} />}
      {data && <Parts home={data} />}
    </Stack>
  );
}
