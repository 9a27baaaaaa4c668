import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Crumbs } from '../navigation/Crumbs.tsx';
import { Group, Stack } from '../box/Box.tsx';
import type { Skin } from '../box/skin.ts';
import { PageHead } from './PageHead.tsx';
import styles from './SubjectHead.module.css';

/** The name of a fact and what it says. */
export type Fact = readonly [name: string, value: ReactNode];

export interface SubjectHeadProps {
  /** The list that it is one of. */
  above: { name: string; to: string };
  name: string;
  /** Its state, beside the name. */
  tag: ReactNode;
  about?: ReactNode;
  facts?: readonly Fact[];
  /** The actions on it. */
  children?: ReactNode;
}

/** The head of a page about one thing: where it belongs, its name, its facts and the actions on it. */
export function SubjectHead({ above, name, tag, about, facts, children }: SubjectHeadProps) {
  return (
    <>
      <PageHead
        back={<Crumbs above={[above]}>{name}</Crumbs>}
        title={
          <>
            <bdi>{name}</bdi> {tag}
          </>
        }
        about={about}
      >
        {children}
      </PageHead>
      {facts && (
        <Group as="dl" gap={8} columnGap={32} align="stretch" wrap size="md" className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Group>
      )}
    </>
  );
}

export interface SubjectSkeletonProps {
  label: string;
  frame: Skin['frame'];
  /** What stands below the head. */
  children: ReactNode;
}

/** The layout of such a page while it loads. */
export function SubjectSkeleton({ label, frame, children }: SubjectSkeletonProps) {
  return (
    <Stack gap={16} shrink frame={frame} aria-busy="true" aria-label={label} role="region">
      <Stack gap={8}>
        <Skeleton width={140} height={18} />
        <Skeleton width={320} height={34} />
        <Skeleton width="70%" height={44} />
      </Stack>
      {children}
    </Stack>
  );
}
