import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { limits } from '../../../../../contract/core/limits.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { tagsIn } from '../../../../ui/forms/tags-in.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { DialogProps } from '../ActionDialogs.tsx';
import { Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { useTeamTags } from '../../queries.ts';
import { useAct } from '../use-act.ts';

const maxTags = 10;
const offeredTags = 24;

/** Adds or removes the team's own tags; existing tags can be clicked. */
export function TagDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation('team-creators');
  const { data } = useTeamTags();
  const act = useAct();
  const [way, setWay] = useState<'addTags' | 'removeTags'>('addTags');
  const form = useForm({
    initial: { tags: '' },
    rules: {
      tags(text) {
        const tags = tagsIn(text);
        if (!tags.length) return t('tag.missing');
        if (tags.length > maxTags) return t('tag.tooMany', { count: maxTags });
        return (
          tags.some(tag => tag.length > limits.tagLength) && t('tag.tooLong', { count: limits.tagLength })
        );
      },
    },
    submit: ({ tags }) => act(target, { do: way, tags: tagsIn(tags) }),
    done: () => onClose(true),
  });
  const chosen = tagsIn(form.values.tags);
  const known =
    target.one && way === 'removeTags' ? target.one.marks.teamTags : data?.tags.map(({ tag }) => tag);
  const toggle = (tag: string) =>
    form.set(
      'tags',
      (chosen.includes(tag) ? chosen.filter(each => each !== tag) : [...chosen, tag]).join('，'),
    );
  return (
    <FormDialog
      title={
        target.one
          ? t('tag.one', { name: target.one.name })
          : t('tag.many', { count: target.count, number: fullCount(target.count) })
      }
      onClose={() => onClose(false)}
    >
      <Stack as="form" gap={8} {...form.props}>
        <Segments
          label={t('tag.way')}
          value={way}
          options={[
            { value: 'addTags', label: t('tag.add') },
            { value: 'removeTags', label: t('tag.remove') },
          ]}
          onChange={setWay}
        />
        <FormField {...form.field('tags')} label={t('tag.label')} hint={t('tag.hint')} autoComplete="off" />
        {known && known.length > 0 && (
          <Group gap={6} wrap className={styles.tags} role="group" aria-label={t('tag.known')}>
            {known.slice(0, offeredTags).map(tag => (
              <Text
                as="button"
                tone="soft"
                py={0}
                px={10}
                pointer
                key={tag}
                type="button"
                aria-pressed={chosen.includes(tag)}
                onClick={() => toggle(tag)}
              >
                {tag}
              </Text>
            ))}
          </Group>
        )}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t(`tag.${way}`)} />
      </Stack>
    </FormDialog>
  );
}
