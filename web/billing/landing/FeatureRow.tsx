import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Grid } from '../../ui/box/Box.tsx';
import styles from './FeatureRow.module.css';

export interface FeatureRowProps {
  id: string;
  title: string;
  about: string;
  points: readonly string[];
  /** Its picture, beside the text or below it. */
  children: ReactNode;
  /** The picture comes first if there is room for both. */
  isTurned?: boolean;
}

export function FeatureRow({ id, title, about, points, children, isTurned = false }: FeatureRowProps) {
  return (
    <Grid as="section" align="center" className={styles.row} data-turned={isTurned} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
        <ul>
          {points.map(point => (
            <li key={point}>
              <IconCheck size={18} stroke={2} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </Grid>
  );
}
