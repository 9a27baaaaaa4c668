import { absent } from '../../../../contract/core/format.ts';
import styles from './tiles.module.css';

export interface Tile {
  name: string;
  value: string;
}

/** What nobody told or put in is left out, where there is more. */
export const knownTiles = (tiles: readonly Tile[]): Tile[] => tiles.filter(({ value }) => value !== absent);

/** The figures of a part, each under its name. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
