import { Form, useSubmit } from '@remix-run/react';
import { type Adding, diaryFoodsPath } from '~/paths/diary';
import { Button, SuggestingInput, type Suggestion } from '~/ui';
import { SearchIcon } from '~/ui/icons';

/** A food with the amount that is logged when it is picked. */
export type SuggestedFood = Suggestion & { said: string };

type FoodSearchProps = {
  /** What the entry is for, which stays in the address of the search. */
  adding: Adding;
  /** What a form that logs a food sends. */
  fields: Readonly<Record<string, string>>;
  search: string;
};

/** A plain search form. While the user types, foods are suggested, and the one that is picked is logged. */
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
