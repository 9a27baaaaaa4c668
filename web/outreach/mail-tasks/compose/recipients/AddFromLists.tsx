import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../../contract/core/format.ts';
import { paths } from '../../../../app/paths.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { ColorDot } from '../../../../ui/labels/ColorDot.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useAddRecipients, useLists } from '../queries.ts';
import { Box, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './recipients.module.css';

/** Adds all creators of one or more lists. */
export function AddFromLists({ taskId, onClose }: { taskId: number; onClose: () => void }) {
  const { t } = useTranslation('mail-tasks');
  const { data, isError, refetch } = useLists();
  const add = useAddRecipients(taskId);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const counts = useRef({ added: 0, already: 0 });
  const form = useForm({
    initial: {},
    rules: {},
    async submit() {
      counts.current = { added: 0, already: 0 };
      for (const listId of chosen) {
        const { added, already } = await add({ selection: { of: 'list', listId, filter: {} } });
        counts.current.added += added;
        counts.current.already += already;
      }
    },
    done() {
      const { added, already } = counts.current;
      const counted = { added: fullCount(added), already: fullCount(already) };
      showToast('success', already ? t('add.someThere', counted) : t('add.done', counted));
      onClose();
    },
  });
  const lists = data?.lists.filter(({ members }) => members > 0);
  return (
    <FormDialog title={t('add.listsTitle')} onClose={onClose}>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !lists ? (
        <Skeleton width="100%" height={200} />
      ) : lists.length ? (
        <Stack as="form" gap={8} {...form.props}>
          <Box as="fieldset" p={6} border radius="control" className={styles.lists}>
            <Text as="legend" block size="sm" tone="faint" truncate className={styles.below}>
              {t('add.lists')}
            </Text>
            {lists.map(({ id, name, color, members }) => (
              <Group as="label" gap={10} py={4} px={8} pointer key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={event =>
                    setChosen(event.target.checked ? [...chosen, id] : chosen.filter(each => each !== id))
                  }
                />
                <ColorDot color={color} />
                <Text as="span" block weight={600} truncate className={styles.name}>
                  {name}
                </Text>
                <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
                  {t('add.members', { count: members, number: fullCount(members) })}
                </Text>
              </Group>
            ))}
          </Box>
          <FormEnd
            fault={form.fault}
            isBusy={form.isBusy}
            disabled={!chosen.length}
            submit={t('add', { ns: 'common' })}
          />
        </Stack>
      ) : (
        <EmptyState
          actions={<Link to={paths.search('tiktok')}>{t('searchCreators', { ns: 'common' })}</Link>}
        >
          {t('add.noLists')}
        </EmptyState>
      )}
    </FormDialog>
  );
}
