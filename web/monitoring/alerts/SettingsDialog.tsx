import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { alertLimits } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import { paths } from '../../app/paths.ts';
import { ClockField } from '../../ui/dates/fields/ClockField.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { tagsIn } from '../../ui/forms/tags-in.ts';
import { TagsField } from '../../ui/forms/TagsField.tsx';
import { CheckboxLine } from '../../ui/forms/choices/CheckboxLine.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './alerts.module.css';
import { KindFields } from './KindFields.tsx';
import { QuietPreview } from './QuietPreview.tsx';
import { type SettingsView, useSaveSettings, useTestMail } from './queries.ts';
import { faultOf, fieldsOf, type SettingsValues, valuesOf } from './settings-values.ts';

export interface SettingsDialogProps {
  projectId: number;
  zone: string;
  view: SettingsView;
  onClose: () => void;
}

/** A project's alerts: the kinds, the recipients of notifications, and mail. */
export function SettingsDialog({ projectId, zone, view, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('alerts');
  const save = useSaveSettings(projectId);
  const test = useTestMail(projectId);
  const initial = valuesOf(view.settings);
  const ruleFor = (name: keyof SettingsValues) => (_: unknown, values: SettingsValues) => {
    const fault = faultOf(name, values);
    return fault && t(`fault.${fault.is}`, { min: 0, max: 0, ...fault });
  };
  const names = Object.keys(initial) as (keyof SettingsValues)[];
  const form = useForm<SettingsValues>({
    initial,
    rules: Object.fromEntries(names.map(name => [name, ruleFor(name)])),
    submit: values => save(fieldsOf(values), view.revision),
    done() {
      showToast('success', t('saved'));
      onClose();
    },
  });
  const { field, values } = form;
  const chosen = view.senders.some(({ id }) => String(id) === values.mail);
  const senders = [
    { value: '', label: t('form.noMail') },
    ...(values.mail && !chosen ? [{ value: values.mail, label: t('form.senderGone') }] : []),
    ...view.senders.map(({ id, address }) => ({ value: String(id), label: address })),
  ];
  const mayTest = chosen && tagsIn(values.addresses).length > 0 && form.isRight('addresses');
  const sendTest = () =>
    test.mutate(
      { senderId: Number(values.mail), addresses: tagsIn(values.addresses) },
      { onSuccess: ({ to }) => showToast('success', t('form.tested', { to: to.join(', ') })) },
    );
  return (
    <FormDialog title={t('settings')} isWide onClose={onClose}>
      <Stack as="form" gap={8} shrink {...form.props}>
        <Text as="h3" size="lg" mt={4}>
          {t('form.what')}
        </Text>
        <KindFields field={field} asksDisclosure={view.asksDisclosure} />
        <Text as="h3" size="lg" mt={4}>
          {t('form.recipients')}
        </Text>
        <Text size="sm" tone="faint" className={styles.hint}>
          {t('form.bell')}
        </Text>
        <SelectField
          {...field('mail')}
          label={t('form.sender')}
          hint={view.senders.length ? t('form.senderHint') : t('form.noSenders')}
          options={senders}
        />
        {!view.senders.length && (
          <Text size="sm" tone="faint" className={styles.hint}>
            <Link to={paths.senders()}>{t('form.bindSender')}</Link>
          </Text>
        )}
        {values.mail !== '' && (
          <>
            <TagsField
              {...field('addresses')}
              label={t('form.addresses')}
              hint={t('form.addressesHint', { max: alertLimits.addresses })}
              suggestions={[]}
              removeLabel={address => t('form.removeAddress', { address })}
              max={alertLimits.addresses}
              longest={254}
            />
            <div>
              <Button
                size="xs"
                variant="default"
                disabled={!mayTest}
                loading={test.isPending}
                onClick={sendTest}
              >
                {t('form.test')}
              </Button>
            </div>
            <CheckboxLine
              name="quiet"
              value={values.quiet}
              about={t('quiet.about')}
              onChange={field('quiet').onChange}
            >
              <b>{t('quiet.title')}</b>
            </CheckboxLine>
            {values.quiet && (
              <>
                <Grid gap={0} columnGap={16} cols={2} align="start" className={styles.clocks}>
                  <ClockField {...field('quietFrom')} label={t('from', { ns: 'common' })} />
                  <ClockField {...field('quietTo')} label={t('quiet.to', { zone })} />
                </Grid>
                {form.isRight('quietFrom') && form.isRight('quietTo') && (
                  <QuietPreview quiet={{ from: values.quietFrom, to: values.quietTo }} zone={zone} />
                )}
              </>
            )}
          </>
        )}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('form.save')} />
      </Stack>
    </FormDialog>
  );
}
