import { Checkbox, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../../contract/core/text-fold.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './fields.module.css';
import type { Counts } from './use-counts.ts';
import { useOrder } from './use-order.ts';
import { isNobody, ValueCount } from './ValueCount.tsx';

/** More are found by typing. */
const shown = 200;
const skeletonRows = 8;

export interface ChoiceListProps {
  label: string;
  chosen: readonly string[];
  /** The commonest first. */
  offered: readonly string[];
  counts: Counts | null;
  nameOf: (code: string) => string;
  /** A note for a value that is chosen in another way. */
  noteOf?: (code: string) => string;
  /** Accepts typed values that are not offered. */
  isOpen: boolean;
  fault: string | undefined;
  /** The label is shown above already. */
  isLabelled?: boolean;
  onToggle: (code: string) => void;
}

function Choice({ code, name, list }: { code: string; name: string; list: ChoiceListProps }) {
  const { chosen, counts, noteOf, onToggle } = list;
  const id = useId();
  const note = noteOf?.(code);
  return (
    <Group gap={8} className={styles.choice} data-nobody={(counts && isNobody(counts, code)) || undefined}>
      <Checkbox
        label={name}
        checked={chosen.includes(code)}
        aria-describedby={counts ? id : undefined}
        onChange={() => onToggle(code)}
      />
      {note && (
        <Text as="span" fixed size="xs" tone="faint">
          {note}
        </Text>
      )}
      {counts && <ValueCount id={id} counts={counts} value={code} />}
    </Group>
  );
}

/** A searchable list with several choices, and how many creators each would leave. */
export function ChoiceList(list: ChoiceListProps) {
  const { label, isLabelled = false, chosen, offered, counts, nameOf, isOpen, fault, onToggle } = list;
  const { t } = useTranslation('creators');
  const [search, setSearch] = useState('');
  const [first] = useState(chosen);
  const order = useOrder(first, counts, offered);
  const options = [...new Set([...chosen.filter(code => !order?.includes(code)), ...(order ?? [])])].map(
    code => ({ code, name: nameOf(code) }),
  );
  const asked = fold(search.trim());
  const found = options.filter(option => fold(option.name).includes(asked) || fold(option.code) === asked);
  const own = search.trim().replaceAll(',', ' ');
  const offersOwn = isOpen && own !== '' && !options.some(option => fold(option.name) === asked);

  return (
    <>
      <TextInput
        {...(isLabelled ? { 'aria-label': label } : { label })}
        placeholder={t(isOpen ? 'filter.findOrAdd' : 'filter.find')}
        value={search}
        error={fault}
        onChange={event => setSearch(event.target.value)}
        onKeyDown={event => {
          // With text, Enter chooses the first match; without text it applies the filter.
          const best = found[0]?.code ?? (offersOwn ? own : undefined);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !asked || (order && !best)) return;
          event.preventDefault();
          if (!best) return;
          onToggle(best);
          setSearch('');
        }}
      />
      <Stack gap={2} p={4} className={styles.list} role="group" aria-label={label} aria-busy={order === null}>
        {offersOwn && (
          <Checkbox
            label={t('filter.add', { tag: own })}
            checked={chosen.includes(own)}
            onChange={() => {
              onToggle(own);
              setSearch('');
            }}
          />
        )}
        {found.slice(0, shown).map(({ code, name }) => (
          <Choice key={code} code={code} name={name} list={list} />
        ))}
        {order === null &&
          Array.from({ length: skeletonRows }, (_, at) => (
            <Group gap={8} key={at} className={styles.choice}>
              <Skeleton width="100%" height={20} />
            </Group>
          ))}
        {order && !found.length && !offersOwn && (
          <Text tone="faint" py={8} px={0}>
            {t('filter.noChoice')}
          </Text>
        )}
      </Stack>
    </>
  );
}
