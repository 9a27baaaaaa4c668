/** A field of the parameter `fields` with its arguments: `media.limit(10).after(x){id,caption}`. */
export interface Field {
  name: string;
  args: Record<string, string>;
  fields: Field[];
}

/** graph-api/guides/field-expansion. @returns null for text that cannot be read */
export function parseFields(text: string): Field[] | null {
  let place = 0;
  const isAt = (sign: string) => text[place] === sign && (place++, true);
  const until = (signs: RegExp) => {
    const start = place;
    while (place < text.length && !signs.test(text[place] ?? '')) place++;
    return text.slice(start, place);
  };

  function list(): Field[] | null {
    const fields: Field[] = [];
    do {
      const field = one();
      if (!field) return null;
      fields.push(field);
    } while (isAt(','));
    return fields;
  }

  function one(): Field | null {
    const name = until(/[^\w]/).trim();
    if (name === '') return null;
    const field: Field = { name, args: {}, fields: [] };
    while (isAt('.')) {
      const argument = until(/[^\w]/);
      if (!isAt('(')) return null;
      field.args[argument] = until(/\)/);
      if (!isAt(')')) return null;
    }
    if (!isAt('{')) return field;
    const inner = list();
    return inner && isAt('}') ? { ...field, fields: inner } : null;
  }

  const all = list();
  return place === text.length ? all : null;
}
