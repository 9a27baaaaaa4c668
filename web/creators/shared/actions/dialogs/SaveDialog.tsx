import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import type { List } from '../../../../../contract/creators/lists.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { ColorDot } from '../../../../ui/labels/ColorDot.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { RadioField } from '../../../../ui/forms/choices/RadioField.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { Target } from '../action-target.ts';
import { useContactsWarning } from './use-contacts-warning.tsx';
import { Group, Stack } from '../../../../ui/box/Box.tsx';
import { useLists, useTeamMemory } from '../../queries.ts';
import { useAct } from '../use-act.ts';

type Way = 'save' | 'copy' | 'move';
const another = 'new';

export interface SaveDialogProps {
  what: Way;
  target: Target;
  onClose: (isDone: boolean) => void;
}

function SaveForm({ what, target, onClose, lists }: SaveDialogProps & { lists: readonly List[] }) {
  const { t } = useTranslation('creator-dialogs');
  const { makeList } = useTeamMemory();
  const act = useAct();
  const warning = useContactsWarning();
  const isSaved = useRef(false);
  const offered = lists.filter(({ id, readOnly }) => !readOnly && id !== target.from?.id);
  const isIn = (id: number) => target.one?.marks.lists.some(list => list.id === id);
  const form = useForm({
    initial: { listId: offered.length ? '' : another, name: '' },
    rules: {
      listId: listId => !listId && t('save.choose'),
      name: (name, { listId }) => listId === another && !name.trim() && t('save.missingName'),
    },
    places: { 430: offered.length ? 'listId' : 'name' },
    async submit({ listId, name }) {
      // Creators already in a list are known to the team, so only a first save is warned about.
      if (what === 'save' && !(await warning.warn(target.meant))) return;
      const id =
        listId === another
          ? (
              await makeList({
                name: name.trim(),
                description: '',
                color: (lists.length % 5) + 1,
                visibility: 'team',
              })
            ).id
          : Number(listId);
      const from = target.from?.id ?? 0;
      await act(
        target,
        what === 'move' ? { do: 'moveToList', from, listId: id } : { do: 'addToList', listId: id },
      );
      isSaved.current = true;
    },
    done() {
      if (isSaved.current) onClose(true);
    },
  });
  return (
    <>
      <Stack as="form" gap={8} {...form.props}>
        {offered.length > 0 && (
          <RadioField
            {...form.field('listId')}
            label={t('save.lists')}
            options={[
              ...offered.map(({ id, name, color, members, visibility }) => ({
                value: String(id),
                label: (
                  <Group as="span" inline gap={8}>
                    <ColorDot color={color} />
                    {name}
                  </Group>
                ),
                aside: isIn(id)
                  ? t('save.isIn')
                  : t(visibility === 'private' ? 'save.privateMembers' : 'save.members', {
                      count: members,
                      number: fullCount(members),
                    }),
              })),
              { value: another, label: t('save.new') },
            ]}
          />
        )}
        {form.values.listId === another && (
          <FormField
            {...form.field('name')}
            label={t('save.name')}
            hint={t('save.nameHint')}
            maxLength={60}
            autoComplete="off"
          />
        )}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t(`save.${what}`)} />
      </Stack>
      {warning.dialog}
    </>
  );
}

/** Asks for the list, and offers to create one. */
export function SaveDialog(props: SaveDialogProps) {
  const { t } = useTranslation('creator-dialogs');
  const { what, target, onClose } = props;
  const { data, isError, refetch } = useLists();
  const title = target.one
    ? t(`save.${what}One`, { name: target.one.name })
    : t(`save.${what}Many`, { count: target.count, number: fullCount(target.count) });
  return (
    <FormDialog title={title} onClose={() => onClose(false)}>
      {data ? (
        <SaveForm {...props} lists={data.lists} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={160} />
      )}
    </FormDialog>
  );
}
