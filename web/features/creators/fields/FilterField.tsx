import { TextInput } from '@mantine/core';
import type { FilterDef } from '../filters.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DayField } from './DayField.tsx';
import { faultOf, type FieldProps } from './field-props.ts';
import { FlagField } from './FlagField.tsx';
import { LevelField } from './LevelField.tsx';
import { RangeField } from './RangeField.tsx';

/** The fields of a filter by its kind. */
export function FilterField(props: FieldProps<FilterDef>) {
  const { def, draft, onChange, faults, label } = props;
  switch (def.kind) {
    case 'choices':
      return <ChoiceField {...props} def={def} />;
    case 'range':
      return <RangeField {...props} def={def} />;
    case 'day':
      return <DayField {...props} def={def} />;
    case 'flag':
      return <FlagField {...props} def={def} />;
    case 'levels':
      return <LevelField {...props} def={def} />;
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
