import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { campaignGoals, campaignLimits } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { errors } from '../../../../contract/core/errors.ts';
import { day } from '../../../../contract/core/format.ts';
import { knownZones, usualZone } from '../../../../contract/core/time/zone-clock.ts';
import { monitorLimits } from '../../../../contract/monitoring/monitor-kinds.ts';
import { CallError } from '../../../app/api.ts';
import { FilesPart } from '../../shared/files/FilesPart.tsx';
import { regionName } from '../../../catalogue/shared/display-names.ts';
import { MoneyField } from '../../../monitoring/shared/money/MoneyField.tsx';
import { paths } from '../../../app/paths.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { BriefField } from './BriefField.tsx';
import {
  type CampaignValues,
  faultsOf,
  fieldsOf,
  goalName,
  newCampaign,
  valuesOf,
} from './campaign-values.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';
import { ConflictDialog } from './ConflictDialog.tsx';
import { KeepBriefDialog } from './KeepBriefDialog.tsx';
import { PickBriefDialog } from './PickBriefDialog.tsx';
import { useSaveCampaign } from '../queries.ts';
import { countries } from './campaign-countries.ts';
import { TimeFields } from './TimeFields.tsx';
import { WhereFields } from './WhereFields.tsx';

export interface CampaignFormProps {
  /** Without one, a new one is created. */
  campaign?: Campaign;
  onSaved: (id: number) => void;
}

/** The form of a campaign; if somebody else saved first, nothing that was written is lost. */
export function CampaignForm({ campaign: given, onSaved }: CampaignFormProps) {
  const { t } = useTranslation('campaigns');
  const save = useSaveCampaign();
  const [known] = useState(() => ({
    zones: knownZones(),
    codeOf: (name: string) => countries.get(name),
  }));
  /** The state when the form was opened: what somebody else changes meanwhile is a conflict. */
  const [campaign] = useState(given);
  const [isConflict, setConflict] = useState(false);
  const [asked, setAsked] = useState<'pick' | 'keep'>();
  /** The revision that is being changed. */
  const [revision, setRevision] = useState(campaign?.revision ?? 0);
  const [start] = useState(() =>
    campaign
      ? valuesOf(campaign, regionName)
      : newCampaign(day(new Date(siteNow()).toISOString()), usualZone()),
  );
  const names = Object.keys(start) as (keyof CampaignValues)[];
  const ruleFor = (name: keyof CampaignValues) => (_: unknown, values: CampaignValues) => {
    const fault = faultsOf(values, known)[name];
    return fault && t(`fault.${fault}`, { days: monitorLimits.days });
  };
  const saved = useRef(campaign?.id ?? 0);
  const form = useForm<CampaignValues>({
    initial: start,
    rules: Object.fromEntries(names.map(name => [name, ruleFor(name)])),
    async submit(values) {
      try {
        const before = campaign ? { id: campaign.id, revision } : null;
        saved.current = await save(before, fieldsOf(values, known.codeOf));
      } catch (error) {
        if (error instanceof CallError && error.code === errors.changed_meanwhile.code) setConflict(true);
        throw error;
      }
    },
    done({ name }) {
      showToast('success', t(campaign ? 'notice.changed' : 'notice.made', { name: name.trim() }));
      onSaved(saved.current);
    },
  });
  const { field, values } = form;
  return (
    <>
      <Stack as="form" gap={20} shrink {...form.props}>
        <Stack
          as="section"
          gap={8}
          shrink
          p={20}
          border
          ground="surface"
          radius="panel"
          className={styles.card}
          aria-labelledby="what"
        >
          <h2 id="what">{t('form.what')}</h2>
          <FormField
            {...field('name')}
            label={t('field.name')}
            placeholder={t('form.namePlaceholder')}
            maxLength={campaignLimits.nameLength}
            autoComplete="off"
          />
          <Grid gap={0} columnGap={16} align="start" cols={2} className={styles.pair}>
            <FormField
              {...field('product')}
              label={t('field.product')}
              maxLength={campaignLimits.productLength}
              autoComplete="off"
            />
            <FormField
              {...field('productUrl')}
              label={t('field.productUrl')}
              type="url"
              placeholder="https://"
              maxLength={2000}
              autoComplete="off"
            />
          </Grid>
          <WhereFields field={field} />
        </Stack>
        <Stack
          as="section"
          gap={8}
          shrink
          p={20}
          border
          ground="surface"
          radius="panel"
          className={styles.card}
          aria-labelledby="when"
        >
          <h2 id="when">{t('form.when')}</h2>
          <TimeFields field={field} />
          <MoneyField
            label={t('field.budget')}
            hint={t('form.budgetHint')}
            amount={field('budgetMinor')}
            currency={{ ...field('currency'), label: t('field.currency') }}
          />
        </Stack>
        <Stack
          as="section"
          gap={8}
          shrink
          p={20}
          border
          ground="surface"
          radius="panel"
          className={styles.card}
          aria-labelledby="goals"
        >
          <h2 id="goals">{t('form.goals')}</h2>
          <Text size="md" tone="soft" leading="relaxed">
            {t('form.goalsAbout')}
          </Text>
          <Grid gap={0} columnGap={16} align="start" className={styles.goals}>
            {campaignGoals.map(goal => (
              <FormField
                key={goal}
                {...field(goalName(goal))}
                label={t(`goal.${goal}`)}
                inputMode="numeric"
                maxLength={16}
                autoComplete="off"
              />
            ))}
          </Grid>
        </Stack>
        <Stack
          as="section"
          gap={8}
          shrink
          p={20}
          border
          ground="surface"
          radius="panel"
          className={styles.card}
          aria-labelledby="brief"
        >
          <h2 id="brief">{t('brief.title')}</h2>
          <Text size="md" tone="soft" leading="relaxed" id="brief-about">
            {t('brief.about')}
          </Text>
          <BriefField field={field('brief')} onAsk={setAsked} />
          <h3>{t('brief.files')}</h3>
          {campaign ? (
            <FilesPart campaignId={campaign.id} mayEdit kinds={['brief']} />
          ) : (
            <Text size="md" tone="soft" leading="relaxed">
              {t('brief.filesLater')}
            </Text>
          )}
        </Stack>
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t(campaign ? 'form.save' : 'form.make')}>
          <Button
            component={Link}
            to={campaign ? paths.campaign(campaign.id) : paths.campaigns()}
            variant="default"
            size="md"
          >
            {t('cancel', { ns: 'common' })}
          </Button>
        </FormEnd>
      </Stack>
      <LeaveGuard when={form.isChanged} />
      {asked === 'pick' && (
        <PickBriefDialog
          isOver={Boolean(values.brief)}
          onPick={html => {
            form.set('brief', html);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'keep' && <KeepBriefDialog brief={values.brief} onClose={() => setAsked(undefined)} />}
      {isConflict && campaign && (
        <ConflictDialog
          campaign={campaign}
          values={values}
          onKeepMine={theirs => {
            setRevision(theirs);
            setConflict(false);
          }}
          onCancel={() => setConflict(false)}
        />
      )}
    </>
  );
}
