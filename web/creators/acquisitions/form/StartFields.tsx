import { useTranslation } from 'react-i18next';
import { acquisitionLimits } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { regionName } from '../../../catalogue/shared/display-names.ts';
import { useLists } from '../../shared/queries.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TagsField } from '../../../ui/forms/TagsField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { LinksField } from './LinksField.tsx';
import { kindIn, type NewValues, platformIn } from './new-acquisition.ts';
import { useRegions } from '../queries.ts';

const nothing: readonly string[] = [];

function LikeField(field: FieldBinding) {
  const { t } = useTranslation('acquisitions');
  const { data } = useLists();
  const options = (data?.lists ?? [])
    .filter(({ members }) => members > 0)
    .map(({ id, name, members }) => ({
      value: String(id),
      label: t('form.members', { name, number: fullCount(members) }),
    }));
  const first = { value: '', label: t(data && !options.length ? 'form.noLists' : 'form.chooseList') };
  return <SelectField {...field} label={t('form.likeList')} options={[first, ...options]} />;
}

export interface StartFieldsProps {
  values: NewValues;
  field: (name: keyof NewValues) => FieldBinding;
}

/** The input: links, terms or a list. */
export function StartFields({ values, field }: StartFieldsProps) {
  const { t } = useTranslation('acquisitions');
  const platform = platformIn(values);
  const kind = kindIn(values);
  const { data } = useRegions(platform);
  if (kind === 'links') return <LinksField platform={platform} field={field('links')} />;
  const words = kind === 'hashtag' ? 'hashtags' : 'keywords';
  const regions = (data?.regions ?? nothing)
    .map(code => ({ value: code, label: regionName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      {kind === 'like' ? (
        <LikeField {...field('likeListId')} />
      ) : (
        <TagsField
          {...field('terms')}
          label={t(`form.${words}`)}
          hint={t(`form.${words}Hint`, { max: acquisitionLimits.terms })}
          suggestions={nothing}
          removeLabel={term => t('form.removeTerm', { term })}
          max={acquisitionLimits.terms}
          longest={acquisitionLimits.termLength}
        />
      )}
      <SelectField
        {...field('region')}
        label={t('form.region')}
        options={[{ value: '', label: t('form.anyRegion') }, ...regions]}
      />
    </>
  );
}
