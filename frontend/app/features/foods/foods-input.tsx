import { foodSuggestionsPath } from '~/paths/recipes';
import { type FieldOptions, SuggestingInput } from '~/ui';

type FoodsInputProps = FieldOptions & {
  name: string;
  id?: string;
  placeholder?: string;
  defaultValue?: string;
  /** Plans understand more words than the filters of recipes. */
  use: 'plans' | 'recipes';
};

/** Foods and groups of foods, separated by commas. */
export function FoodsInput({ use, ...field }: FoodsInputProps) {
  return (
    <SuggestingInput
      {...field}
      several
      from={foodSuggestionsPath(use)}
      nothing="No food begins like that. Please try another word."
    />
  );
}
