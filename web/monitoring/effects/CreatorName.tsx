import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CreatorEffect } from '../../../contract/monitoring/effects/effect-shapes.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Group } from '../../ui/box/Box.tsx';
import row from '../../ui/theme/row-name.module.css';
import styles from './effects.module.css';

export type NamedCreator = Pick<CreatorEffect, 'creator' | 'handle' | 'platform'>;

/** The name of a creator, as far as known. */
export function useCreatorName() {
  const { t } = useTranslation('effects');
  return useCallback(
    ({ creator, handle }: Pick<NamedCreator, 'creator' | 'handle'>) =>
      creator?.name || (handle && `@${handle}`) || t('creators.unknown'),
    [t],
  );
}

/** A creator in a table cell, linked to their page if known. */
export function CreatorName({ creator, handle, platform }: NamedCreator) {
  const name = useCreatorName()({ creator, handle });
  const words = <bdi title={name}>{name}</bdi>;
  return (
    <Group as="span" gap={8} shrink className={styles.who}>
      <Avatar name={name} {...(creator && { src: creator.avatarUrl })} size={26} />
      <span className={row.name}>
        {creator && platform ? <Link to={paths.creator(platform, creator.id)}>{words}</Link> : words}
      </span>
    </Group>
  );
}
