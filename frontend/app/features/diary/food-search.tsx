import { Form, useSubmit } from '@remix-run/react';
import { type Adding, diaryFoodsPath } from '~/paths/diary';
import { Button, SuggestingInput, type Suggestion } from '~/ui';
import { SearchIcon } from '~/ui/icons';

/** A suggested food, with the amount that is logged when it is picked. */
export type SuggestedFood = Suggestion & { said: string };

type FoodSearchProps = {
  /** The day and the meal of the entry, which stay in the address of the search. */
  adding: Adding;
  /** The hidden fields of each form that logs something on this page. */
  fields: Readonly<Record<string, string>>;
  search: string;
};

/** Renders a plain search form. With scripts, foods are suggested while the user types, and the one that is picked is logged. */
export function FoodSearch({ adding, fields, search }: FoodSearchProps) {
  const submit = useSubmit();
  return (
    <Form role="search" className="flex items-end gap-2">
      {Object.entries(adding).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grow">
        <SuggestingInput<SuggestedFood>
          key={search}
          label="Food or recipe"
          name="search"
          placeholder="chicken breast"
          defaultValue={search}
          from={diaryFoodsPath}
          nothing="Nothing is called like that. Quick add takes your own figures."
          onPick={({ said }) => submit({ ...fields, said }, { method: 'post' })}
        />
      </div>
      <Button icon={SearchIcon}>Search</Button>
    </Form>
  );
}
