import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { wordsOf } from './plain-text.ts';

const longest = 100_000;
const stay = () => undefined;

export interface PlainTextProps {
  /** Null if it is generated from the HTML. */
  text: string | null;
  html: string;
  error?: string | undefined;
  onChange: (text: string | null) => void;
}

/** The plain-text part, generated or written by hand. */
export function PlainText({ text, html, error, onChange }: PlainTextProps) {
  const { t } = useTranslation('mail-tasks');
  return (
    <div>
      <CheckboxLine
        about={t('body.plainAbout')}
        value={text === null}
        onChange={isMade => onChange(isMade ? null : wordsOf(html).slice(0, longest))}
      >
        {t('body.plainAuto')}
      </CheckboxLine>
      {text !== null && (
        <TextField
          name="text"
          label={t('body.plain')}
          rows={8}
          maxLength={longest}
          value={text}
          error={error}
          onChange={onChange}
          onBlur={stay}
        />
      )}
    </div>
  );
}
