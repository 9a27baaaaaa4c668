import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { type EffectView, useChanges, useOfferedLinks } from '../queries.ts';

type Chosen = ReadonlyMap<number, number | null>;

interface OfferedProps {
  projectId: number;
  keyword: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Offered({ projectId, keyword, chosen, onChoose }: OfferedProps) {
  const { t } = useTranslation('effects');
  const { data, error, isError, refetch } = useOfferedLinks(projectId, keyword);
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={200} />;
  if (!data.length) {
    return (
      <Text size="md" tone="soft" leading="relaxed" className={styles.note} role="status">
        {t(keyword ? 'link.noneFound' : 'link.none')}{' '}
        {!keyword && <Link to={paths.newShortLink()}>{t('link.new')}</Link>}
      </Text>
    );
  }
  return (
    <Stack as="ul" border radius="control" className={styles.choices}>
      {data.map(({ id, name, creatorId, creatorName, isOfProject, clicks }) => (
        <Box as="li" py={8} px={12} key={id}>
          <CheckboxLine
            value={chosen.has(id)}
            aria-label={t('link.choose', { name })}
            about={[creatorName, t('link.clicks', { count: clicks })].filter(Boolean).join(' · ')}
            onChange={isChosen => {
              const next = new Map(chosen);
              if (isChosen) next.set(id, creatorId);
              else next.delete(id);
              onChoose(next);
            }}
          >
            <bdi>{name}</bdi> {isOfProject && <Tag tone="good">{t('link.ofProject')}</Tag>}
          </CheckboxLine>
        </Box>
      ))}
    </Stack>
  );
}

/** Adds links of the team to the project; each belongs to the creator it is bound to. */
export function AddLinksDialog({ effect, onClose }: { effect: EffectView; onClose: () => void }) {
  const { t } = useTranslation('effects');
  const { id, beginsOn } = effect.project;
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { putLinks } = useChanges(id);
  const adding = useMutation({
    mutationFn: () => putLinks({ links: [...chosen].map(([linkId, creatorId]) => ({ linkId, creatorId })) }),
    onSuccess({ added }) {
      showToast('success', t('link.done', { count: added, number: fullCount(added) }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('link.title')} onClose={onClose}>
      <Stack gap={12}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('link.about', { from: beginsOn })}
        </Text>
        <SearchBox label={t('link.search')} keyword={keyword} onSearch={setKeyword} width={280} />
        <Offered projectId={id} keyword={keyword} chosen={chosen} onChoose={setChosen} />
        <Group gap={8} columnGap={16} justify="between" wrap className={styles.bar}>
          <Text as="span" size="md" tone="soft" leading="relaxed" role="status">
            {t('link.selected', { count: chosen.size })}
          </Text>
          <Button disabled={!chosen.size} loading={adding.isPending} onClick={() => adding.mutate()}>
            {t('link.submit')}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
