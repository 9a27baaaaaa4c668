import { type ChangeEvent, type FormEvent, useState } from 'react';

/**
 * Props of a search form and its field. The text is applied by Enter or the button, and stays if the search fails;
 * emptying the field shows everything again.
 */
export function useKeyword(keyword: string, onSearch: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  if (asked !== keyword) {
    // The address changed elsewhere: back, forward, or another filter control.
    setAsked(keyword);
    setText(keyword);
  }
  return {
    text,
    setText,
    form: {
      role: 'search',
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        onSearch(text.trim());
      },
    },
    field: {
      type: 'search',
      value: text,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        setText(value);
        if (value === '' && keyword) onSearch('');
      },
    },
  } as const;
}
