import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { FollowLine } from '../../../contract/monitoring/follows.ts';
import { monitorLimits } from '../../../contract/monitoring/monitor-kinds.ts';
import { useLists } from '../../creators/shared/queries.ts';
import { platformNames, platforms } from '../../layout/search/platform-names.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { isAllAdded, LineResultsEnd } from '../../ui/feedback/LineResults.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TagsField } from '../../ui/forms/TagsField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import styles from '../shared/projects/dialogs.module.css';
import { emptyFollow, followsOf, type FollowValues, followWays, missingIn } from './new-follows.ts';
import { type FollowsAdded, useAddFollows } from './queries.ts';

export interface AddFollowsDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Follows the creators of a list, creators by their links, or a hashtag; links end in what became of each line. */
export function AddFollowsDialog({ projectId, onClose }: AddFollowsDialogProps) {
  const { t } = useTranslation('monitors');
  const { data: lists } = useLists();
  const add = useAddFollows(projectId);
  const outcome = useRef<FollowsAdded>({ added: 0, updated: 0, already: 0, lines: [] });
  const [results, setResults] = useState<FollowLine[]>();
  const ruleFor = (field: 'listId' | 'links' | 'hashtag') => (_: string, values: FollowValues) =>
    missingIn(values) === field && t(`fault.follow.${field}`);
  const form = useForm<FollowValues>({
    initial: emptyFollow,
    rules: { listId: ruleFor('listId'), links: ruleFor('links'), hashtag: ruleFor('hashtag') },
    places: { 430: 'way' },
    async submit(values) {
      outcome.current = await add(followsOf(values));
    },
    done() {
      const { added, updated, already, lines } = outcome.current;
      if (!isAllAdded(lines)) return setResults(lines);
      const before = updated + already;
      const count = { count: added, number: fullCount(added), already: fullCount(before) };
      showToast('success', t(before ? 'follows.addedSome' : 'follows.added', count));
      onClose();
    },
  });
  const { field, values } = form;
  if (results)
    return (
      <FormDialog title={t('follows.title')} onClose={onClose} isWide>
        <LineResultsEnd
          results={results}
          reasonText={each => t(`follows.reason.${each}`)}
          onClose={onClose}
        />
      </FormDialog>
    );
  return (
    <FormDialog title={t('follows.title')} onClose={onClose}>
      <Text size="md" tone="soft" leading="relaxed" mb={12}>
        {t('follows.about')}
      </Text>
      <Stack as="form" gap={8} shrink {...form.props}>
        <RadioField
          {...field('way')}
          label={t('follows.way')}
          options={followWays.map(value => ({ value, label: t(`follows.by.${value}`) }))}
        />
        {values.way === 'list' && (
          <SelectField
            {...field('listId')}
            label={t('list', { ns: 'common' })}
            hint={t('follows.listHint')}
            options={[
              { value: '', label: t(lists && !lists.lists.length ? 'follows.noLists' : 'follows.choose') },
              ...(lists?.lists ?? []).map(({ id, name, members }) => ({
                value: String(id),
                label: t('follows.members', { count: members, name, number: fullCount(members) }),
              })),
            ]}
          />
        )}
        {values.way === 'links' && (
          <TextField
            {...field('links')}
            label={t('follows.links')}
            hint={t('follows.linksHint')}
            maxLength={20_000}
            rows={5}
          />
        )}
        {values.way === 'hashtag' ? (
          <Grid gap={0} columnGap={12} align="start" cols={2} className={styles.pair}>
            <FormField
              {...field('hashtag')}
              label={t('follows.hashtag')}
              hint={t('follows.hashtagHint')}
              maxLength={100}
              autoComplete="off"
            />
            <SelectField
              {...field('platform')}
              label={t('platform', { ns: 'common' })}
              options={[
                { value: '', label: t('follows.everywhere') },
                ...platforms.map(value => ({ value, label: platformNames[value] })),
              ]}
            />
          </Grid>
        ) : (
          <TagsField
            {...field('words')}
            label={t('follows.words')}
            hint={t('follows.wordsHint')}
            suggestions={[]}
            removeLabel={word => t('follows.dropWord', { word })}
            max={monitorLimits.words}
            longest={monitorLimits.wordLength}
          />
        )}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('follows.submit')} />
      </Stack>
    </FormDialog>
  );
}
