import { type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FindResultsProps } from '../../layout/search/find-slot.ts';
import { recentSearches } from '../../layout/search/recent-searches.ts';
import { useSession } from '../../session/session.ts';
import { Box, Stack, Text } from '../../ui/box/Box.tsx';
import { type FindOption, type OptionGroup, optionId, optionsOf, withOptions } from './find-option.ts';
import styles from './find.module.css';
import { foundGroups } from './found-options.ts';
import { elsewhereOptions, knownGroups } from './known-options.ts';
import { OptionRow } from './OptionRow.tsx';
import { useFound } from './queries.ts';
import { useChosen } from './use-chosen.ts';

interface OptionGroupsProps {
  groups: readonly OptionGroup[];
  row: (option: FindOption) => ReactNode;
}

/** Groups of options below their names. */
function OptionGroups({ groups, row }: OptionGroupsProps) {
  const { t } = useTranslation('find');
  return groups.map(({ name, options }) => (
    <div key={name} role="group" aria-label={t(`group.${name}`)}>
      <Text as="div" size="xs" tone="faint" className={styles.group} aria-hidden>
        {t(`group.${name}`)}
      </Text>
      {options.map(option => row(option))}
    </div>
  ));
}

interface NothingFoundProps {
  typed: string;
  /** The server did not answer. */
  onRetry?: (() => void) | undefined;
}

/** In place of results that there are not, or that did not come. */
function NothingFound({ typed, onRetry }: NothingFoundProps) {
  const { t } = useTranslation('find');
  return (
    <Stack gap={6} align="center" textAlign="center" tone="faint" className={styles.nothing}>
      <Text size="md">{onRetry ? t('failed') : t('none', { words: typed })}</Text>
      {onRetry && (
        <Text as="button" size="md" tone="accent" plain pointer type="button" onClick={onRetry}>
          {t('retry', { ns: 'shell' })}
        </Text>
      )}
    </Stack>
  );
}

/**
 * Everything that fits what is typed. What is known here is above and comes at once; what the server finds joins below
 * it, and the searches of whole pages have their place at the end: nothing moves when the server answers.
 */
export function FindResults({ id, typed: text, handle, onActive, onClose }: FindResultsProps) {
  const { t } = useTranslation('find');
  const { menus, user } = useSession();
  const navigate = useNavigate();
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const typed = text.trim();
  const { found, isPending, isFailed, retry } = useFound(typed);
  const known = withOptions(
    knownGroups(typed, { menus, permissions: user.permissions, recent: recentSearches() }),
  );
  const more = found ? withOptions(foundGroups(t, found)) : [];
  const elsewhere = elsewhereOptions(typed);
  const options = [...optionsOf(known), ...(isPending ? [] : optionsOf(more)), ...elsewhere];

  const take = (option: FindOption, inNewTab: boolean) => {
    if (option.to !== undefined && inNewTab) {
      window.open(option.to, '_blank', 'noopener');
      return;
    }
    if (option.staysOpen) lookAgain();
    else onClose();
    option.run?.();
    if (option.to !== undefined) void navigate(option.to);
  };
  const isFirstSure = known.length > 0 || !isPending;
  const { chosen, press, point } = useChosen({ typed, options, isFirstSure, take });
  const active = chosen && optionId(id, chosen);

  useImperativeHandle(handle, () => ({ press }));
  useLayoutEffect(() => onActive(active), [active, onActive]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const rowOf = (option: FindOption, isOld = false) => (
    <OptionRow
      key={option.key}
      id={optionId(id, option)}
      option={option}
      isChosen={option === chosen}
      isOld={isOld}
      onPoint={() => !isOld && option !== chosen && point(option)}
      onTake={inNewTab => !isOld && take(option, inNewTab)}
    />
  );
  const isNothing = typed !== '' && !isPending && !known.length && !more.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must not take the focus from the box
    <div className={styles.results} onMouseDown={event => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('results')} aria-busy={isPending} className={styles.list}>
        <div className={styles.scroll} role="presentation">
          <OptionGroups groups={known} row={option => rowOf(option)} />
          {isPending ? (
            <div className={styles.old} aria-hidden>
              <OptionGroups groups={more} row={option => rowOf(option, true)} />
            </div>
          ) : (
            <OptionGroups groups={more} row={option => rowOf(option)} />
          )}
        </div>
        {elsewhere.length > 0 && (
          <div role="group" aria-label={t('elsewhere', { words: typed })} className={styles.elsewhere}>
            <Text as="span" size="sm" tone="faint" truncate aria-hidden>
              {t('elsewhere', { words: typed })}
            </Text>
            {elsewhere.map(option => rowOf(option))}
          </div>
        )}
      </div>
      <Box as="span" role="status" visuallyHidden>
        {typed && !isPending && !isFailed
          ? t('counted', { count: optionsOf([...known, ...more]).length })
          : ''}
      </Box>
      {(isNothing || isFailed) && <NothingFound typed={typed} onRetry={isFailed ? retry : undefined} />}
    </div>
  );
}
