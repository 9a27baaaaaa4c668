import { IconHistory, IconUserSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FoundPlace } from './found-places.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './GlobalSearch.module.css';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { platformNames } from './platform-names.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
const kinds = ['page', 'creators', 'recent'] as const;

export interface FoundPlacesProps {
  id: string;
  places: readonly FoundPlace[];
  /** The one that Enter takes. */
  chosen: FoundPlace | undefined;
  onTake: (place: FoundPlace) => void;
}

/** The id of an option is made of its address, which is unique in each group. */
export const optionId = (id: string, { kind, to }: FoundPlace) => `${id}${kind}${encodeURIComponent(to)}`;

function PlaceText({ place }: { place: FoundPlace }) {
  const { t } = useTranslation();
  if (place.kind === 'page') return place.name;
  const platform = platformNames[place.platform];
  if (place.kind === 'creators') return t('find.creatorsOn', { platform, words: place.words });
  return (
    <>
      {place.words} <small>{platform}</small>
    </>
  );
}

function Picture({ place }: { place: FoundPlace }) {
  if (place.kind === 'page') return <MenuIcon name={place.icon} />;
  return place.kind === 'creators' ? <IconUserSearch {...icon} /> : <IconHistory {...icon} />;
}

/** The list below the search box; the box keeps the focus. */
export function FoundPlaces({ id, places, chosen, onTake }: FoundPlacesProps) {
  const { t } = useTranslation();
  return (
    <div id={id} role="listbox" aria-label={t('find.label')}>
      {kinds.map(kind => {
        const some = places.filter(place => place.kind === kind);
        if (!some.length) return null;
        return (
          <div key={kind} role="group" aria-label={t(`find.${kind}`)}>
            <Text as="div" size="xs" tone="faint" className={styles.kind} aria-hidden>
              {t(`find.${kind}`)}
            </Text>
            {some.map(place => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box listens for keys
              <Group
                as="div"
                gap={10}
                size="md"
                tone="soft"
                py={0}
                px={10}
                radius="control"
                pointer
                key={place.to}
                id={optionId(id, place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === chosen}
                className={styles.place}
                onClick={() => onTake(place)}
              >
                <Picture place={place} />
                <Text as="span" truncate>
                  <PlaceText place={place} />
                </Text>
              </Group>
            ))}
          </div>
        );
      })}
    </div>
  );
}
