import { deleteOwnFoodPath, ownFoodPath } from '~/paths/diary';
import { ButtonLink, Card, ConfirmLink } from '~/ui';
import { EditIcon, TrashIcon } from '~/ui/icons';
import { kcal, numberText, type OwnFood } from './diary-texts';
import { ownFoodDeletion } from './own-food-deletion';

/** Lists the foods that a customer entered, each with its figures and buttons to edit and to delete it. */
export function OwnFoodList({ foods }: { foods: readonly OwnFood[] }) {
  return (
    <Card>
      <ul className="grid">
        {foods.map((food) => (
          <li
            key={food.id}
            className="grid gap-1 border-t border-line py-2 first:border-t-0 sm:flex sm:items-center sm:justify-between sm:gap-4"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{food.name}</span>
              <span className="block text-sm text-muted tabular-nums">{figuresText(food)}</span>
            </p>
            <div className="-ms-4 flex shrink-0 flex-wrap sm:ms-0">
              <ButtonLink to={ownFoodPath(food.id)} variant="quiet" icon={EditIcon}>
                Edit<span className="sr-only"> {food.name}</span>
              </ButtonLink>
              <ConfirmLink
                to={deleteOwnFoodPath(food.id)}
                look={{ variant: 'quiet', icon: TrashIcon }}
                text={
                  <>
                    Delete<span className="sr-only"> {food.name}</span>
                  </>
                }
                confirmation={{ ...ownFoodDeletion(food), action: deleteOwnFoodPath(food.id) }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function figuresText({ per, servingGrams, figures }: OwnFood): string {
  const { calories, protein, carbs, fat } = figures;
  const weight = servingGrams === null ? '' : `, a serving is ${numberText(servingGrams)}\u00a0g`;
  const macros = `P ${numberText(protein)}, C ${numberText(carbs)}, F ${numberText(fat)}`;
  return `${kcal(calories)}, ${macros} per ${per}${weight}`;
}
