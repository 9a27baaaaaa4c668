import { ActionIcon, TextInput } from '@mantine/core';
import { IconVariable } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { variableText } from '../../../../contract/core/mail/mail-variables.ts';
import { fieldStyle } from '../../forms/field-style.ts';
import { VariableMenu } from './VariableMenu.tsx';
import type { FieldBinding } from '../../forms/use-form.ts';
import type { VariableOption } from './use-mail-variables.ts';

export interface VariableFieldProps extends FieldBinding {
  label: string;
  variables: readonly VariableOption[];
  hint?: string;
  maxLength?: number;
  placeholder?: string;
}

/**
 * A text field with a menu that inserts a variable at the cursor, as `{{creator.name}}`. The page loads the texts
 * `rich-text`.
 */
export function VariableField({ hint, error, variables, onChange, ...input }: VariableFieldProps) {
  const { t } = useTranslation('rich-text');
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  /** The cursor position after an insertion. */
  const cursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });

  function insert({ name }: VariableOption) {
    const text = variableText(name, null);
    const from = field.current?.selectionStart ?? input.value.length;
    const until = field.current?.selectionEnd ?? from;
    cursor.current = from + text.length;
    setOpened(false);
    onChange(input.value.slice(0, from) + text + input.value.slice(until));
  }
  return (
    <TextInput
      {...input}
      {...fieldStyle(error, hint)}
      ref={field}
      // Keeps the braces around a Latin variable in right-to-left pages.
      dir="auto"
      autoComplete="off"
      rightSectionPointerEvents="all"
      rightSection={
        <VariableMenu opened={opened} options={variables} onChange={setOpened} onChoose={insert}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('insertVariable')}
            title={t('insertVariable')}
            aria-haspopup="dialog"
            onClick={() => setOpened(is => !is)}
          >
            <IconVariable size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </VariableMenu>
      }
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
