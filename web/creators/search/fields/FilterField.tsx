import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FilterDef } from '../filter-definitions.ts';
import { BlockedField } from './BlockedField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { faultOf, type FieldProps } from './values/field-props.ts';
import { FlagField } from './FlagField.tsx';
import { KeywordsField } from './KeywordsField.tsx';
import { LevelField } from './LevelField.tsx';
import { ListField } from './ListField.tsx';
import { RangeField } from './RangeField.tsx';
import { StatusField } from './StatusField.tsx';
import { TagsField } from './TagsField.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

/** With its calendar, which few look for: the search page does without until then. */
const DayField = lazy(async () => ({ default: (await import('./DayField.tsx')).DayField }));

/** The fields of a filter by its kind. */
export function FilterField(props: FieldProps<FilterDef>) {
  const { def, draft, onChange, faults, label } = props;
  switch (def.kind) {
    case 'choices':
      return <ChoiceField {...props} def={def} />;
    case 'tags':
      return <TagsField {...props} def={def} />;
    case 'keywords':
      return <KeywordsField {...props} def={def} />;
    case 'range':
      return <RangeField {...props} def={def} />;
    case 'day':
      return (
        <Suspense fallback={<Skeleton width="100%" height={130} />}>
          <DayField {...props} def={def} />
        </Suspense>
      );
    case 'flag':
      return <FlagField {...props} def={def} />;
    case 'levels':
      return <LevelField {...props} def={def} />;
    case 'blocked':
      return <BlockedField {...props} def={def} />;
    case 'list':
      return <ListField {...props} def={def} />;
    case 'statuses':
      return <StatusField {...props} def={def} />;
    case 'text':
      return (
        <TextInput
          label={label}
          value={draft[def.names[0]]}
          error={faultOf(faults, def.names[0])}
          onChange={event => onChange(def.names[0], event.target.value)}
        />
      );
  }
}
