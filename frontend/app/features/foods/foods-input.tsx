import { foodSuggestionsPath } from '~/paths/recipes';
import { type FieldOptions, SuggestingInput } from '~/ui';

type FoodsInputProps = FieldOptions & {
  name: string;
  id?: string;
  placeholder?: string;
  defaultValue?: string;
  /** A plan's wish knows more words than the filters of recipes do. */
  use: 'plans' | 'recipes';
};

/** Foods and groups of foods, with commas between them. */
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
