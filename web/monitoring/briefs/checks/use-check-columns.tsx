import { useTranslation } from 'react-i18next';
import type { CheckedPost, Requirement } from '../../../../contract/monitoring/briefs/briefs.ts';
import { absent } from '../../../../contract/core/format.ts';
import { PostCell } from '../../../market/shared/posts/PostCell.tsx';
import { StateTag } from '../../shared/states/StateTag.tsx';
import { paths } from '../../../app/paths.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import type { BriefState } from '../brief-state.ts';
import { Box } from '../../../ui/box/Box.tsx';
import styles from '../brief.module.css';
import { OutcomeMark } from './OutcomeMark.tsx';
import { shownPost } from './shown-post.ts';
import { reasonName, requirementName } from '../use-brief-text.ts';

const longestName = 24;

/** The post, then a column per requirement, whose marks open the evidence. */
export function useCheckColumns(
  projectId: number,
  requirements: readonly Requirement[],
  { post, check: opened }: Pick<BriefState, 'post' | 'check'>,
  onOpen: (post: string, check: string) => void,
): Column<CheckedPost>[] {
  const { t } = useTranslation('briefs');
  return [
    {
      key: 'post',
      head: t('post', { ns: 'common' }),
      width: 280,
      cell: row => (
        <PostCell post={shownPost(row)} to={paths.monitoredPost(projectId, row.key)}>
          {row.state !== 'online' && <StateTag state={row.state} since={null} />}
        </PostCell>
      ),
    },
    ...requirements.map((requirement): Column<CheckedPost> => ({
      key: requirement.key,
      head: requirementName({ ...requirement, word: requirement.word.slice(0, longestName) }),
      width: 130,
      cell(row) {
        const check = row.checks.find(each => each.requirement === requirement.key);
        if (!check) return absent;
        return (
          <Box
            as="button"
            py={4}
            px={0}
            pointer
            type="button"
            className={styles.cell}
            title={reasonName(check.reason)}
            aria-expanded={row.key === post && requirement.key === opened}
            aria-haspopup="dialog"
            onClick={() => onOpen(row.key, requirement.key)}
          >
            <OutcomeMark outcome={check.outcome} decision={check.decision} />
          </Box>
        );
      },
    })),
  ];
}
