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
    <form className={styles.form} {...form.props}>
      <RadioField
        {...form.field('listId')}
        label={t('add.lists')}
        options={lists.map(({ id, name, color, members }) => ({
          value: String(id),
          label: (
            <span className={styles.list}>
              <ColorDot color={color} />
              {name}
            </span>
          ),
          aside: t('add.members', { count: members, number: fullCount(members) }),
        }))}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('add.confirm')} />
    </form>
  );
}

/** Adds all members of a list; or links to the search and to an import, from where creators can be added. */
export function AddDialog({ campaign, onClose }: AddDialogProps) {
  const { t } = useTranslation('candidates');
  const { data, isError, refetch } = useLists();
  const lists = data?.lists.filter(({ members }) => members > 0);
  return (
    <FormDialog title={t('add.title')} onClose={onClose}>
      <p className={styles.about}>{t('add.about')}</p>
      {lists?.length ? (
        <ListForm campaign={campaign} lists={lists} onClose={onClose} />
      ) : lists ? (
        <p className={styles.about}>{t('add.noLists')}</p>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={160} />
      )}
      <ul className={styles.others}>
        <li>
          <Link to={paths.search(campaign.platforms[0] ?? 'tiktok')}>{t('add.search')}</Link>
          <span>{t('add.searchAbout')}</span>
        </li>
        <li>
          <Link to={paths.newListImport()}>{t('add.import')}</Link>
          <span>{t('add.importAbout')}</span>
        </li>
      </ul>
    </FormDialog>
  );
}
