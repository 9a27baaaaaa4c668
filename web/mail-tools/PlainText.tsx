import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/TextField.tsx';
import styles from './rounds.module.css';
import { wordsOf } from './plain-text.ts';

const longest = 100_000;
const stay = () => undefined;

export interface PlainTextProps {
  /** Null: it is made from the HTML. */
  text: string | null;
  html: string;
  onChange: (text: string | null) => void;
}

/** The part for programs that show no HTML: made by itself, or written by hand. */
export function PlainText({ text, html, onChange }: PlainTextProps) {
  const { t } = useTranslation('mail-tasks');
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={text === null}
          onChange={event => onChange(event.target.checked ? null : wordsOf(html).slice(0, longest))}
        />
        <span>
          {t('body.plainAuto')}
          <small>{t('body.plainAbout')}</small>
        </span>
      </label>
      {text !== null && (
        <TextField
          name="text"
          label={t('body.plain')}
          rows={8}
          maxLength={longest}
          value={text}
          error={undefined}
          onChange={onChange}
          onBlur={stay}
        />
      )}
    </div>
  );
}
