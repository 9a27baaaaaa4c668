import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { useLists } from '../../../creators/shared/queries.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { CheckboxField } from '../../../ui/forms/choices/CheckboxField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { emptyTarget, targetOf, type TargetValues } from './link-values.ts';
import { DomainField } from './PlaceFields.tsx';
import { useSaving, useUsed } from '../queries.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';
import { TargetFields } from './TargetFields.tsx';
import { useTargetRules } from './use-link-rules.ts';

type ListValues = TargetValues & {
  listId: string;
  name: string;
  domainId: string;
  marksCreator: boolean;
};

/** Placeholder for the creator's name in the names of links. */
const creatorGap = '{creator}';

/** Creates one link per creator of a list, all with the same target. */
export function ListLinksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('short-links');
  const { data } = useLists();
  const { data: page } = useUsed();
  const { createOfList } = useSaving();
  const rules = useTargetRules();
  const outcome = useRef({ created: 0, already: 0 });
  const form = useForm<ListValues>({
    initial: {
      listId: '',
      name: t('ofList.namePattern', { creator: creatorGap }),
      ...emptyTarget,
      domainId: '',
      marksCreator: true,
    },
    rules: { ...rules, listId: value => !value && t('fault.list') },
    async submit(values) {
      outcome.current = await createOfList({
        ...targetOf(values),
        name: values.name.trim(),
        listId: Number(values.listId),
        domainId: Number(values.domainId) || null,
        marksCreator: values.marksCreator,
      });
    },
    done() {
      const { created, already } = outcome.current;
      const count = { count: created, created: fullCount(created), already: fullCount(already) };
      showToast('success', t(already ? 'ofList.doneSome' : 'ofList.done', count));
      onClose();
    },
  });
  const { field, values } = form;
  const list = data?.lists.find(({ id }) => String(id) === values.listId);
  const room = page && Math.max(0, page.limit - page.used);
  const options = (data?.lists ?? []).map(({ id, name, members }) => ({
    value: String(id),
    label: t('ofList.members', { count: members, name, number: fullCount(members) }),
  }));
  return (
    <FormDialog title={t('ofList.title')} onClose={onClose} isWide>
      <Text size="md" tone="soft" leading="relaxed" mb={12}>
        {t('ofList.about')}
      </Text>
      <Stack as="form" gap={10} {...form.props}>
        <Grid gap={0} columnGap={14} cols={2} className={styles.pair}>
          <SelectField
            {...field('listId')}
            label={t('list', { ns: 'common' })}
            options={[
              { value: '', label: t(data && !options.length ? 'ofList.noLists' : 'ofList.choose') },
              ...options,
            ]}
          />
          <FormField
            {...field('name')}
            label={t('name', { ns: 'common' })}
            hint={t('ofList.nameHint', { creator: creatorGap })}
            maxLength={100}
            autoComplete="off"
          />
        </Grid>
        <TargetFields values={values} field={field} />
        <CheckboxField {...field('marksCreator')}>{t('ofList.marksCreator')}</CheckboxField>
        <Grid gap={0} columnGap={14} cols={2} className={styles.pair}>
          <DomainField {...field('domainId')} label={t('form.place')} hint={t('ofList.codes')} />
        </Grid>
        {list && room !== undefined && (
          <Text
            size="md"
            tone="soft"
            className={styles.room}
            role="status"
            data-over={list.members > room || undefined}
          >
            {t('ofList.count', { count: list.members, number: fullCount(list.members) })}
            {t(list.members > room ? 'ofList.noRoom' : 'ofList.room', { room: fullCount(room) })}
          </Text>
        )}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('ofList.submit')} />
      </Stack>
    </FormDialog>
  );
}
