import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { tagsIn } from './tags-in.ts';
import { Grid, Group, Text } from '../box/Box.tsx';
import styles from './TagsField.module.css';
import type { FieldBinding } from './use-form.ts';

/** `value` is a comma-separated text. */
export interface TagsFieldProps extends FieldBinding {
  label: string;
  hint?: string;
  /** Known tags, offered while typing. */
  suggestions: readonly string[];
  removeLabel: (tag: string) => string;
  max: number;
  longest: number;
}

/** Whether the value was chosen from the suggestions, not typed. */
const isPicked = (event: Event) =>
  !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';

/** Tags as chips: Enter or a comma adds the typed one, Backspace removes the last. */
export function TagsField(props: TagsFieldProps) {
  const { label, hint, suggestions, removeLabel, max, longest, name, value, error, onChange, onBlur } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const tags = tagsIn(value);

  function take(text: string) {
    const next = [...new Set([...tags, ...tagsIn(text)])].slice(0, max);
    setTyped('');
    if (next.length !== tags.length) onChange(next.join(','));
  }
  function drop(tag: string) {
    onChange(tags.filter(each => each !== tag).join(','));
    input.current?.focus();
  }
  function press(event: KeyboardEvent) {
    // Enter first confirms the word of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      take(typed);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && !typed && last !== undefined) drop(last);
  }
  return (
    <div className={styles.field}>
      <Text as="label" block weight={600} mb={6} htmlFor={`${id}in`}>
        {label}
      </Text>
      <Group gap={6} wrap className={styles.box} data-faulty={error ? true : undefined}>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={label}>
            {tags.map(tag => (
              <Group as="li" inline size="md" radius="tag" ground="tag" breaks key={tag}>
                <bdi>{tag}</bdi>
                <Group
                  as="button"
                  inline
                  justify="center"
                  fixed
                  tone="faint"
                  p={0}
                  pointer
                  type="button"
                  aria-label={removeLabel(tag)}
                  title={removeLabel(tag)}
                  onClick={() => drop(tag)}
                >
                  <IconX size={12} aria-hidden />
                </Group>
              </Group>
            ))}
          </ul>
        )}
        <input
          id={`${id}in`}
          ref={input}
          name={name}
          list={`${id}known`}
          value={typed}
          maxLength={longest}
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}hint ${id}error`}
          readOnly={tags.length >= max}
          onChange={({ currentTarget: { value: text }, nativeEvent }) => {
            if (/[,，、]/.test(text) || isPicked(nativeEvent)) take(text);
            else setTyped(text);
          }}
          onKeyDown={press}
          onBlur={() => {
            take(typed);
            onBlur();
          }}
        />
        <datalist id={`${id}known`}>
          {suggestions
            .filter(tag => !tags.includes(tag))
            .map(tag => (
              <option key={tag}>{tag}</option>
            ))}
        </datalist>
      </Group>
      <Grid gap={0} cols={1} mt={4}>
        <Text
          size="sm"
          tone="faint"
          id={`${id}hint`}
          className={styles.below}
          data-covered={error ? true : undefined}
        >
          {hint}
        </Text>
        <Text size="sm" tone="bad" id={`${id}error`} className={styles.below}>
          {error}
        </Text>
      </Grid>
    </div>
  );
}
