import type { ReactNode } from 'react';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import styles from './figures.module.css';

export interface SplitCardProps {
  title: string;
  aside?: ReactNode;
  /** Two parts of a whole; undefined until they are loaded. */
  parts: readonly [name: string, count: number][] | undefined;
}

/** A whole in two parts: one bar, and the figures in words. */
export function SplitCard({ title, aside, parts }: SplitCardProps) {
  const whole = parts?.reduce((sum, [, count]) => sum + count, 0) ?? 0;
  const share = (count: number) => (whole ? (count / whole) * 100 : 0);
  return (
    <Card title={title} aside={aside}>
      <div className={styles.split} aria-hidden>
        {parts?.map(([name, count], at) => (
          <span key={name} data-part={at} hidden={!count} style={{ inlineSize: `${share(count)}%` }} />
        ))}
      </div>
      <dl className={styles.splitWords}>
        {(parts ?? [['', 0] as const, [' ', 0] as const]).map(([name, count]) => (
          <div key={name}>
            <dt>{parts ? name : <Skeleton width={60} />}</dt>
            <dd>
              {parts ? (
                <>
                  <b>{fullCount(count)}</b>{' '}
                  <small>{percentOfBp(whole ? Math.round(share(count) * 100) : null)}</small>
                </>
              ) : (
                <Skeleton width={70} height={20} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
