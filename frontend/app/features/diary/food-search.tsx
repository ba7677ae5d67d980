import { Form, useNavigate } from '@remix-run/react';
import { addEntryPath, diaryFoodsPath } from '~/paths/diary';
import { Button, SuggestingInput } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import type { Meal } from './diary-texts';

type FoodSearchProps = { date: string; meal: Meal; search: string };

/** A plain search form, over which foods are suggested while the user types. */
export function FoodSearch({ date, meal, search }: FoodSearchProps) {
  const navigate = useNavigate();
  return (
    <Form role="search" className="flex items-end gap-2">
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="meal" value={meal} />
      <div className="grow">
        <SuggestingInput
          key={search}
          label="Food or recipe"
          name="search"
          placeholder="chicken breast"
          defaultValue={search}
          from={diaryFoodsPath}
          nothing="Nothing is called like that. Quick add takes your own figures."
          onPick={({ id, label }) => navigate(addEntryPath({ date, meal, search: label, food: id }))}
        />
      </div>
      <Button icon={SearchIcon}>Search</Button>
    </Form>
  );
}
