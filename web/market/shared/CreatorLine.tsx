import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Platform } from '../../../contract/core/platform.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { categoryName } from '../../catalogue/shared/display-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';

export interface NamedCreator {
  id: number;
  platform: Platform;
  name: string;
  handle: string;
  avatarUrl: string;
  region?: string | null;
  category?: string | null;
}

export const creatorName = ({ name, handle }: Pick<NamedCreator, 'name' | 'handle'>) => name || handle;

export interface CreatorLineProps {
  creator: NamedCreator;
  /** Text below the name; by default the handle, with region and category if known. */
  children?: ReactNode;
}

/** A creator in a table cell: avatar, name and one line. */
export function CreatorLine({ creator, children }: CreatorLineProps) {
  const { id, platform, handle, avatarUrl, region, category } = creator;
  const name = creatorName(creator);
  return (
    <Group gap={12} shrink>
      <Avatar name={name} src={avatarUrl} />
      <Box grow shrink>
        <Text as={Link} block weight={600} truncate to={paths.creator(platform, id)} hoverAccent title={name}>
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" block size="sm" tone="faint" truncate>
          {children ?? (
            <>
              <bdi dir="ltr">@{handle}</bdi>
              {region && ` · ${regionName(region, currentLang)}`}
              {category && ` · ${categoryName(category)}`}
            </>
          )}
        </Text>
      </Box>
    </Group>
  );
}
