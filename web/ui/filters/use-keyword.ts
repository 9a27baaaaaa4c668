import { type ChangeEvent, type FormEvent, useState } from 'react';

/**
 * Props of a search form and its field. What is typed is only asked for by Enter or the form's button, and
 * stays when the search fails; an emptied field asks for all again.
 */
export function useKeyword(keyword: string, onSearch: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  if (asked !== keyword) {
    // The address changed by itself: back, forward, or a filter taken away beside it.
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
