import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { acquisitionLimits } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { errors } from '../../../../contract/core/errors.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { paths } from '../../../app/paths.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { StepCard } from '../../../ui/page/StepCard.tsx';
import { tagsIn } from '../../../ui/forms/tags-in.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { KindFields } from './KindFields.tsx';
import {
  bodyOf,
  emptyValues,
  kindIn,
  linesIn,
  maxIn,
  type NewValues,
  platformIn,
  wayOf,
} from './new-acquisition.ts';
import { type AcquisitionsPage, useCreate } from '../queries.ts';
import { StartFields } from './StartFields.tsx';
import { ExtentFields, TargetFields } from './TargetFields.tsx';

/** Input, target list and extent; the acquisition starts at once. */
export function AcquisitionForm({ page: { ways, used, limit } }: { page: AcquisitionsPage }) {
  const { t } = useTranslation('acquisitions');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const create = useCreate();
  const made = useRef({ id: 0, name: '' });
  const autoName = (values: NewValues) =>
    t('form.autoName', {
      platform: platformNames[platformIn(values)],
      kind: t(`kind.${kindIn(values)}`),
      time: dateTime(new Date(siteNow()).toISOString()).slice(5),
    });
  const form = useForm<NewValues>({
    initial: emptyValues(params),
    rules: {
      kind: (_, values) =>
        wayOf(ways, { platform: platformIn(values), kind: kindIn(values) })?.state === 'noSource' &&
        t('fault.kind'),
      links(value, values) {
        if (kindIn(values) !== 'links') return undefined;
        const count = linesIn(value);
        const max = acquisitionLimits.links;
        if (count > max) return t('fault.tooManyLinks', { max, count: fullCount(count) });
        return !count && t('fault.links');
      },
      terms: (value, values) =>
        ['hashtag', 'keyword'].includes(values.kind) && !tagsIn(value).length && t('fault.terms'),
      likeListId: (value, values) => values.kind === 'like' && !value && t('fault.likeList'),
      most: (value, values) =>
        kindIn(values) !== 'links' &&
        maxIn(value) === null &&
        t('fault.most', { max: fullCount(acquisitionLimits.creators) }),
    },
    places: { [errors.taken.code]: 'newListName' },
    async submit(values) {
      const body = bodyOf(values, autoName(values));
      made.current = { id: await create(body), name: body.name };
    },
    done() {
      showToast('success', t('form.started', { name: made.current.name }));
      void navigate(paths.acquisition(made.current.id));
    },
  });
  const { field, values } = form;
  return (
    <Stack as="form" gap={14} shrink {...form.props}>
      <LeaveGuard when={form.isChanged} />
      <StepCard title={t('form.what')}>
        <KindFields ways={ways} platform={field('platform')} kind={field('kind')} />
        <StartFields values={values} field={field} />
      </StepCard>
      <StepCard title={t('form.where')}>
        <TargetFields values={values} field={field} />
      </StepCard>
      {kindIn(values) !== 'links' && (
        <StepCard title={t('form.extent')}>
          <ExtentFields field={field} left={Math.max(0, limit - used)} />
        </StepCard>
      )}
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('form.submit')}>
        <Button component={Link} to={paths.acquisitions()} variant="default" size="md">
          {t('form.cancel')}
        </Button>
      </FormEnd>
    </Stack>
  );
}
