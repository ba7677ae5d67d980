import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { type OverList, recipePath } from '~/paths/recipes';
import { Badge, classes, Stars } from '~/ui';
import { ClockIcon } from '~/ui/icons';
import { RateLink } from './rate-link';
import { RecipeFacts } from './recipe-facts';
import { RecipePicture } from './recipe-picture';
import {
  type DietaryTag,
  dietaryTags,
  labelOf,
  type MealType,
  mainMealOf,
  mealTypes,
  type RecipeCard,
  timeText,
} from './recipe-words';

export type RecipeCardProps = {
  recipe: RecipeCard;
  /** The list over which the recipe opens with scripts. Otherwise it opens as a page. */
  over?: OverList;
  /** The favorite button or the link to assign it. */
  action?: ReactNode;
  /** The level of the heading with the name, one below the surrounding heading. */
  level?: 2 | 3;
  /** Why it is shown here. */
  note?: ReactNode;
  /** The meal that was searched for, or else the recipe's first one. */
  meal?: MealType | undefined;
};

/** The whole card links to the recipe, and its actions lie above that link. */
export function RecipeTile({ recipe, over, action, level, note, meal }: RecipeCardProps) {
  return (
    <article className="relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-low focus-within:border-input hover:border-input sm:flex-col">
      <div className="w-[4.5rem] shrink-0 sm:aspect-[8/5] sm:w-auto">
        <RecipePicture recipe={recipe} use="card" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-[0.125rem] p-2 sm:gap-2 sm:p-4">
        <div className="flex items-start justify-between gap-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Tags recipe={recipe} meal={meal} short />
            <span className="inline-flex items-center gap-1 text-sm text-muted tabular-nums sm:hidden">
              <ClockIcon />
              {timeText(recipe.totalTimeMinutes)}
            </span>
          </div>
          {action ? (
            <div className="relative z-10 -me-1 -mt-1 -mb-[0.375rem] shrink-0 sm:-me-2 sm:-mt-2 sm:-mb-3">
              {action}
            </div>
          ) : null}
        </div>
        <RecipeLink recipe={recipe} over={over} level={level} />
        {note ? <p className="text-sm text-muted">{note}</p> : null}
        <Rating recipe={recipe} />
        <div className="mt-auto">
          <RecipeFacts recipe={recipe} hidesTimeOnPhones>
            <RateLink recipe={recipe} atEnd />
          </RecipeFacts>
        </div>
      </div>
    </article>
  );
}

type RecipeLinkProps = Pick<RecipeCardProps, 'recipe' | 'over' | 'level'>;

export function RecipeLink({ recipe, over, level = 2 }: RecipeLinkProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className="font-semibold wrap-anywhere sm:text-lg">
      <Link
        to={recipePath(recipe.id, over)}
        {...(over && openInDialog)}
        prefetch="intent"
        className="after:absolute after:inset-0 hover:underline"
      >
        {recipe.name}
      </Link>
    </Heading>
  );
}

export function Rating({ recipe: { averageRating, totalRatings } }: { recipe: RecipeCard }) {
  if (averageRating === null || totalRatings === 0) return null;
  return <Stars average={averageRating} count={totalRatings} />;
}

const mostTags = 1;

/** Tags that follow from another tag add nothing: vegan food is vegetarian. */
const implied: Partial<Record<DietaryTag, DietaryTag>> = { vegetarian: 'vegan', 'low-carb': 'keto' };

function tellingTags({ dietaryTags: tags }: RecipeCard): DietaryTag[] {
  return tags.filter((tag) => {
    const stronger = implied[tag];
    return !stronger || !tags.includes(stronger);
  });
}

type TagsProps = Pick<RecipeCardProps, 'recipe' | 'meal'> & {
  /** On a phone, dietary tags are only counted. */
  short?: boolean;
};

export function Tags({ recipe, meal: wanted, short }: TagsProps) {
  const meal = mainMealOf(recipe, wanted);
  const tags = tellingTags(recipe);
  const rest = tags.length - mostTags;
  return (
    <div className="flex flex-wrap gap-1">
      <Badge tone={meal}>{labelOf(mealTypes, meal)}</Badge>
      {recipe.side ? <Badge>Side</Badge> : null}
      {recipe.isApproved ? null : (
        <Badge tone="info">{recipe.isOwn ? 'Your recipe' : 'From your trainer'}</Badge>
      )}
      <span className={classes('flex flex-wrap gap-1', short && 'max-sm:hidden')}>
        {tags.slice(0, mostTags).map((tag) => (
          <Badge key={tag}>{labelOf(dietaryTags, tag)}</Badge>
        ))}
        <MoreTags count={rest} />
      </span>
      {short ? (
        <span className="sm:hidden">
          <MoreTags count={tags.length} />
        </span>
      ) : null}
    </div>
  );
}

const MoreTags = ({ count }: { count: number }) =>
  count > 0 ? (
    <Badge>
      +{count}
      <span className="sr-only"> more</span>
    </Badge>
  ) : null;
