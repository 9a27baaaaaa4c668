import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLang } from '../../../i18n/lang.ts';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { type AddressField, type EmailText, malformedIn } from '../email-draft.ts';
import { LineField } from './LineField.tsx';
import { Group } from '../../../ui/box/Box.tsx';

const maxCharacters = 5000;

export interface AddressLinesProps {
  text: Pick<EmailText, AddressField>;
  /** Errors reported by the server. */
  faults: Partial<Record<string, string>>;
  /** There is no recipient yet, so this field comes first. */
  isFirst: boolean;
  onChange: (field: AddressField, line: string) => void;
}

/** The recipients. Cc and Bcc are unfolded on request, or if they are set. */
export function AddressLines({ text, faults, isFirst, onChange }: AddressLinesProps) {
  const { t } = useTranslation('one-to-one-emails');
  const [asked, setAsked] = useState<ReadonlySet<AddressField>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(() => new Set(['to', 'cc', 'bcc']));
  const isShown = (field: AddressField) => asked.has(field) || text[field] !== '' || Boolean(faults[field]);

  function faultOf(field: AddressField): string | undefined {
    const malformed = malformedIn(text[field], currentLang);
    // No error is shown while the user is still typing.
    return (
      faults[field] ?? (left.has(field) && malformed ? t('malformed', { addresses: malformed }) : undefined)
    );
  }
  const line = (field: AddressField, focuses: boolean) => (
    <LineField
      key={field}
      ref={focuses ? focusNew : undefined}
      label={t(`field.${field}`)}
      value={text[field]}
      maxLength={maxCharacters}
      hint={field === 'to' ? t('addressHint') : undefined}
      error={faultOf(field)}
      end={
        field === 'to' && (
          <Group as="span" gap={12} align="stretch" size="md">
            {(['cc', 'bcc'] as const)
              .filter(each => !isShown(each))
              .map(each => (
                <LinkButton key={each} onClick={() => setAsked(now => new Set(now).add(each))}>
                  {t(`field.${each}`)}
                </LinkButton>
              ))}
          </Group>
        )
      }
      onChange={value => {
        setLeft(now => new Set([...now].filter(each => each !== field)));
        onChange(field, value);
      }}
      onBlur={() => setLeft(now => new Set(now).add(field))}
    />
  );
  return (
    <>
      {line('to', isFirst)}
      {isShown('cc') && line('cc', asked.has('cc'))}
      {isShown('bcc') && line('bcc', asked.has('bcc'))}
    </>
  );
}

/** Focuses the field when it appears, not on every render. */
const focusNew = (input: HTMLInputElement | null) => input?.focus();
