import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useListNames } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './Sentence.module.css';
import { type Sentence, sentenceText, type Way, wayId, waysOf } from './search-sentence.ts';

export interface SentencePreviewProps {
  id: string;
  sentence: Sentence;
  /** The one that Enter takes. */
  chosen: Way;
  onTake: (way: Way) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

function ByFilters({ sentence }: { sentence: Sentence }) {
  const { t } = useTranslation('creators');
  const lists = useListNames();
  const pieces = sentence.unread
    .map(piece => t('sentence.unreadPiece', { piece }))
    .join(t('comma', { ns: 'common' }));
  return (
    <>
      <IconFilter {...icon} />
      <Stack as="span" gap={6} shrink breaks>
        <Text as="b" weight={600} tone="ink">
          {t('sentence.byFilters')}
        </Text>
        <Group as="span" gap={6} align="stretch" wrap>
          {sentenceText(sentence, t, lists).map(word => (
            <Text as="span" tone="accent" py={2} px={10} ground="accent" key={word} className={styles.word}>
              {word}
            </Text>
          ))}
        </Group>
        {pieces && (
          <Text as="span" tone="warn">
            {t('sentence.unread', { pieces })}
          </Text>
        )}
      </Stack>
    </>
  );
}

function ByWords({ text }: { text: string }) {
  const { t } = useTranslation('creators');
  return (
    <>
      <IconSearch {...icon} />
      <Stack as="span" gap={6} shrink breaks>
        {t('sentence.byWords', { text })}
      </Stack>
    </>
  );
}

/** Below the box while a sentence is typed: the filters found in it, and a search for its words instead. */
export function SentencePreview({ id, sentence, chosen, onTake }: SentencePreviewProps) {
  const { t } = useTranslation('creators');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must not take the focus from the box
    <div className={styles.preview} onMouseDown={event => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('sentence.ways')}>
        {waysOf(sentence).map(way => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box listens for keys
          <Group
            as="div"
            gap={10}
            align="stretch"
            size="md"
            tone="soft"
            py={8}
            px={10}
            radius="control"
            pointer
            key={way}
            id={wayId(id, way)}
            role="option"
            tabIndex={-1}
            aria-selected={way === chosen}
            className={styles.way}
            onClick={() => onTake(way)}
          >
            {way === 'filters' ? <ByFilters sentence={sentence} /> : <ByWords text={sentence.text} />}
          </Group>
        ))}
      </div>
    </div>
  );
}
