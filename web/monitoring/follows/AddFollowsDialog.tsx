import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { monitorLimits } from '../../../contract/monitoring/monitor-kinds.ts';
import { useLists } from '../../creators/shared/queries.ts';
import { platformNames, platforms } from '../../layout/search/platform-names.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TagsField } from '../../ui/forms/TagsField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from '../shared/projects/dialogs.module.css';
import { emptyFollow, followsOf, type FollowValues, followWays, missingIn } from './new-follows.ts';
import { type FollowsAdded, useAddFollows } from './queries.ts';

/** The lines that could not be followed, shown after the others were added. */
function Refused({ added, onClose }: { added: FollowsAdded; onClose: () => void }) {
  const { t } = useTranslation('monitors');
  const { refused } = added;
  return (
    <Stack gap={8} shrink className={styles.form}>
      <p>{t('follows.addedOf', { count: added.added, number: fullCount(added.added) })}</p>
      <Scrollable as="ul" className={styles.refused} aria-label={t('follows.refused')}>
        {refused.map(({ line, text, reason }) => (
          <li key={line}>
            <span className={styles.lineNumber}>{t('links.line', { line })}</span>
            <bdi title={text}>{text}</bdi>
            <span>{t(`follows.reason.${reason}`)}</span>
          </li>
        ))}
      </Scrollable>
      <Group gap={8} align="stretch" justify="end" wrap>
        <Button onClick={onClose}>{t('follows.understood')}</Button>
      </Group>
    </Stack>
  );
}

export interface AddFollowsDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Follows the creators of a list, creators by their links, or a hashtag. */
export function AddFollowsDialog({ projectId, onClose }: AddFollowsDialogProps) {
  const { t } = useTranslation('monitors');
  const { data: lists } = useLists();
  const add = useAddFollows(projectId);
  const outcome = useRef<FollowsAdded>({ added: 0, already: 0, refused: [] });
  const [partly, setPartly] = useState<FollowsAdded>();
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
      const { added, already, refused } = outcome.current;
      if (refused.length) return setPartly(outcome.current);
      const count = { count: added, number: fullCount(added), already: fullCount(already) };
      showToast('success', t(already ? 'follows.addedSome' : 'follows.added', count));
      onClose();
    },
  });
  const { field, values } = form;
  if (partly)
    return (
      <FormDialog title={t('follows.title')} onClose={onClose}>
        <Refused added={partly} onClose={onClose} />
      </FormDialog>
    );
  return (
    <FormDialog title={t('follows.title')} onClose={onClose}>
      <Text size="md" tone="soft" leading="relaxed" mb={12}>
        {t('follows.about')}
      </Text>
      <Stack as="form" gap={8} shrink {...form.props} className={styles.form}>
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
          <Grid gap={0} columnGap={12} align="start" className={styles.pair}>
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
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('follows.submit')} />
      </Stack>
    </FormDialog>
  );
}
