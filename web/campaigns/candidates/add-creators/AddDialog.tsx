import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import type { List } from '../../../../contract/creators/lists.ts';
import { useLists } from '../../../creators/shared/queries.ts';
import { addedText, isDoubtful } from './added-text.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ColorDot } from '../../../ui/labels/ColorDot.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../candidates.module.css';
import { useCandidateChanges } from '../queries.ts';

export interface AddDialogProps {
  campaign: Pick<Campaign, 'id' | 'platforms'>;
  onClose: () => void;
}

function ListForm({ campaign, lists, onClose }: AddDialogProps & { lists: readonly List[] }) {
  const { t } = useTranslation('candidates');
  const { t: team } = useTranslation('team-creators');
  const { add } = useCandidateChanges(campaign.id);
  const form = useForm({
    initial: { listId: '' },
    rules: { listId: listId => !listId && t('add.choose') },
    async submit({ listId }) {
      const added = await add({ of: 'list', listId: Number(listId), filter: {} }, 'list');
      showToast(isDoubtful(added) ? 'warning' : 'success', addedText(team, added));
    },
    done: onClose,
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <RadioField
        {...form.field('listId')}
        label={t('add.lists')}
        options={lists.map(({ id, name, color, members }) => ({
          value: String(id),
          label: (
            <Group as="span" inline gap={8}>
              <ColorDot color={color} />
              {name}
            </Group>
          ),
          aside: t('add.members', { count: members, number: fullCount(members) }),
        }))}
      />
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('add.confirm')} />
    </Stack>
  );
}

/** Adds all members of a list; or links to the search and to an import, from where creators can be added. */
export function AddDialog({ campaign, onClose }: AddDialogProps) {
  const { t } = useTranslation('candidates');
  const { data, isError, refetch } = useLists();
  const lists = data?.lists.filter(({ members }) => members > 0);
  return (
    <FormDialog title={t('add.title')} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={10}>
        {t('add.about')}
      </Text>
      {lists?.length ? (
        <ListForm campaign={campaign} lists={lists} onClose={onClose} />
      ) : lists ? (
        <Text tone="soft" leading="relaxed" mb={10}>
          {t('add.noLists')}
        </Text>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={160} />
      )}
      <Grid as="ul" gap={8} mt={14} className={styles.others}>
        <Group as="li" gap={2} columnGap={10} align="baseline" wrap>
          <Text as={Link} weight={600} tone="accent" to={paths.search(campaign.platforms[0] ?? 'tiktok')}>
            {t('searchCreators', { ns: 'common' })}
          </Text>
          <Text as="span" size="sm" tone="faint">
            {t('add.searchAbout')}
          </Text>
        </Group>
        <Group as="li" gap={2} columnGap={10} align="baseline" wrap>
          <Text as={Link} weight={600} tone="accent" to={paths.newListImport()}>
            {t('add.import')}
          </Text>
          <Text as="span" size="sm" tone="faint">
            {t('add.importAbout')}
          </Text>
        </Group>
      </Grid>
    </FormDialog>
  );
}
