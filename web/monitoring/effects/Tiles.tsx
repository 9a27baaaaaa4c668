import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Explained } from '../../ui/overlays/Explained.tsx';
import { Box, Grid, Text } from '../../ui/box/Box.tsx';
import styles from './tiles.module.css';
import type { EffectView } from './queries.ts';
import { type Lack, tileKeys, useTileText, type TileKey } from './use-tile-text.ts';

/** The tab where a missing input is entered. */
const remedies: Partial<Record<Lack, string>> = {
  cost: 'tab=costs',
  clicks: 'tab=links',
  orders: 'tab=coupons',
  coefficients: 'settings=1',
};

function Tile({ name, effect }: { name: TileKey; effect: EffectView }) {
  const { t } = useTranslation('effects');
  const { lack, value, below, about } = useTileText(effect)(name);
  const { id, mine } = effect.project;
  const remedy = mine && lack ? remedies[lack] : undefined;
  return (
    <Box shrink py={14} px={18} lined className={styles.tile}>
      <dt>
        <Explained name={t(`figure.${name}`)}>
          {about.map(words => (
            <p key={words} className={styles.about}>
              {words}
            </p>
          ))}
        </Explained>
      </dt>
      <Text as="dd" size="4xl" weight={600} leading="normal" truncate className={styles.value}>
        {value}
      </Text>
      <Text as="dd" size="sm" tone="soft" minH={19} className={styles.below}>
        {remedy ? (
          <Text as={Link} tone="accent" to={paths.effect(id, remedy)} preventScrollReset>
            {below}
          </Text>
        ) : (
          below
        )}
      </Text>
    </Box>
  );
}

/** The figures of the whole project, each with its calculation. */
export function Tiles({ effect }: { effect: EffectView }) {
  return (
    <Grid as="dl" clip border ground="surface" className={styles.tiles}>
      {tileKeys.map(key => (
        <Tile key={key} name={key} effect={effect} />
      ))}
    </Grid>
  );
}
