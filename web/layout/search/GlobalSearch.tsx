import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { limits } from '../../../contract/core/limits.ts';
import { currentLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import { type FoundPlace, findPlaces } from './found-places.ts';
import { FoundPlaces, optionId } from './FoundPlaces.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './GlobalSearch.module.css';
import { forgetSearches, recentSearches } from './recent-searches.ts';

/** A key typed here belongs to the field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls back when `/` is pressed outside fields and dialogs. */
function useSlash(act: () => void): void {
  const onSlash = useEffectEvent(act);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isOther = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Searches pages and creators from anywhere: `/` focuses it, on phones a button opens it. */
export function GlobalSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { menus } = useSession();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The index in the list; -1 before anything is typed. */
  const [at, setAt] = useState(-1);
  const recent = isOpen ? recentSearches() : [];
  const places = isOpen ? findPlaces(typed, { menus, recent, lang: currentLang }) : [];
  const chosen = places[at];

  useEffect(() => {
    if (chosen) document.getElementById(optionId(id, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const open = () => {
    cameFrom.current = document.activeElement;
    // On phones, the field exists only after this.
    flushSync(() => setOpen(true));
    input.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setAt(text.trim() ? 0 : -1);
  };
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const take = (place: FoundPlace) => {
    setTyped('');
    close();
    input.current?.blur();
    void navigate(place.to);
  };
  useSlash(open);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setAt(before =>
        before < 0 && step < 0 ? places.length - 1 : (before + step + places.length) % places.length,
      );
    } else if (event.key === 'Enter' && chosen) take(chosen);
    else if (event.key === 'Escape') {
      close();
      input.current?.blur();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    }
  };

  return (
    <>
      <ActionIcon
        className={styles.opener}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('find.open')}
        onClick={open}
      >
        <IconSearch size={18} stroke={1.6} />
      </ActionIcon>
      <Box grow shrink className={styles.find} data-open={isOpen || undefined}>
        <Group as="label" gap={8} tone="faint" border radius="control" ground="head" className={styles.box}>
          <IconSearch size={16} stroke={1.6} aria-hidden />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={places.length > 0}
            aria-controls={places.length ? id : undefined}
            aria-activedescendant={chosen && optionId(id, chosen)}
            aria-label={t('find.label')}
            aria-keyshortcuts="/"
            autoComplete="off"
            placeholder={t('find.placeholder')}
            maxLength={limits.keywordLength}
            value={typed}
            onChange={event => type(event.target.value)}
            onFocus={() => setOpen(true)}
            onBlur={close}
            onKeyDown={press}
          />
          <Text as="kbd" fixed tone="faint" py={0} px={6} border radius="tag" ground="surface" aria-hidden>
            /
          </Text>
        </Group>
        {isOpen && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must not take the focus from the box
          <div className={styles.found} onMouseDown={event => event.preventDefault()}>
            {!typed.trim() && (
              <Text size="sm" tone="faint" leading="normal" py={6} px={10}>
                {t('find.hint')}
              </Text>
            )}
            {places.length > 0 && <FoundPlaces id={id} places={places} chosen={chosen} onTake={take} />}
            {!typed.trim() && recent.length > 0 && (
              <Text
                as="button"
                size="sm"
                tone="accent"
                plain
                py={4}
                px={6}
                pointer
                type="button"
                className={styles.forget}
                onClick={() => {
                  forgetSearches();
                  setOpen(false);
                  input.current?.blur();
                }}
              >
                {t('find.forget')}
              </Text>
            )}
          </div>
        )}
        <ActionIcon
          className={styles.closer}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('close')}
          onClick={close}
        >
          <IconX size={18} />
        </ActionIcon>
      </Box>
    </>
  );
}
