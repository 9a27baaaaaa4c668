import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CreatorSearch, type FoundCreator } from '../../creators/shared/CreatorSearch.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import type { FieldBinding } from '../../ui/forms/use-form.ts';
import type { EffectView } from './queries.ts';

const other = 'other';

export interface CreatorChoiceProps {
  label: string;
  /** The label for no creator. */
  none: string;
  effect: EffectView;
  /** An id, or empty. */
  field: FieldBinding;
  /** The current creator, who may have no post in the project. */
  chosen?: { id: number; name: string } | null;
}

/** Chooses a creator of the project, or any other through the search. */
export function CreatorChoice({ label, none, effect, field, chosen }: CreatorChoiceProps) {
  const { t } = useTranslation('effects');
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<FoundCreator>();
  const known = [
    ...effect.byCreator.flatMap(({ creator }) => creator ?? []),
    ...(chosen ? [chosen] : []),
    ...(found ? [found] : []),
  ];
  const names = new Map(known.map(({ id, name }) => [String(id), name]));
  const words = {
    keyword: t('creatorField.keyword'),
    platform: t('platform', { ns: 'common' }),
    search: t('creatorField.search'),
    results: t('creatorField.results'),
    none: t('creatorField.noResult'),
    choose: (name: string) => t('creatorField.choose', { name }),
  };
  return (
    <>
      <SelectField
        {...field}
        label={label}
        options={[
          { value: '', label: none },
          ...[...names].map(([value, name]) => ({ value, label: name })),
          { value: other, label: t('creatorField.other') },
        ]}
        onChange={value => (value === other ? setSearching(true) : field.onChange(value))}
      />
      {isSearching &&
        // The dialog contains a form, and forms must not be nested.
        createPortal(
          <FormDialog title={t('creatorField.title')} onClose={() => setSearching(false)}>
            <CreatorSearch
              words={words}
              onChoose={creator => {
                setFound(creator);
                field.onChange(String(creator.id));
                setSearching(false);
              }}
            />
          </FormDialog>,
          document.body,
        )}
    </>
  );
}
