import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { AdminRecipeLinks } from '~/features/admin-recipes/admin-recipe-links';
import { CollectLink } from '~/features/collections/collect-link';
import { CookButton } from '~/features/engagement/cook-button';
import { EngagementLine } from '~/features/engagement/engagement-line';
import { noteView } from '~/features/engagement/interactions.server';
import { readEngagement, readRatings } from '~/features/engagement/ratings.server';
import { RecipeReviews } from '~/features/engagement/recipe-reviews';
import { ShareButton } from '~/features/engagement/share-button';
import { StarControl } from '~/features/engagement/star-control';
import { engagementIntent } from '~/features/engagement/use-engagement';
import { problemTitle } from '~/features/errors/problem-title';
import { OfferButton } from '~/features/recipe-writing/offer-button';
import { PictureLink } from '~/features/recipes/picture-link';
import { RecipeActions } from '~/features/recipes/recipe-actions';
import { detailsOf } from '~/features/recipes/recipe-details.server';
import { RecipeJsonLd } from '~/features/recipes/recipe-json-ld';
import { useListBelow } from '~/features/recipes/recipe-overlay';
import { RecipeProblem } from '~/features/recipes/recipe-problem';
import { RecipeStrip } from '~/features/recipes/recipe-strip';
import { RecipeView } from '~/features/recipes/recipe-view';
import { readRecipe } from '~/features/recipes/recipes.server';
import { similarRecipes } from '~/features/recipes/suggestions.server';
import { wantedServingsOf } from '~/features/recipes/wanted-servings.server';
import { editOwnRecipePath, ownRecipesPath } from '~/paths/own-recipes';
import { recipesPath } from '~/paths/pages';
import { recipePath } from '~/paths/recipes';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { isLeft, keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, PageHeader, RouteDialog } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context);
  const url = new URL(request.url);
  const recipe = await readRecipe(context, params.id);
  const [ratings, engagement, similar] = await Promise.all([
    readRatings(context, recipe.id, url),
    readEngagement(context, recipe.id),
    similarRecipes(context, recipe.id),
  ]);
  noteView({ request, context }, recipe.id);
  const wantedServings = wantedServingsOf(recipe, url.searchParams);
  const address = new URL(recipePath(recipe.id), context.site.origin).href;
  return {
    recipe,
    details: detailsOf(recipe),
    ratings,
    engagement,
    similar,
    wantedServings,
    address,
    role,
    timeZone,
  };
}

const schema = z.object({
  intent: z.literal('review'),
  rating: text,
  reviewText: text,
  cookingDifficulty: text,
  wouldCookAgain: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const { rating, reviewText, cookingDifficulty, wouldCookAgain } = submission.value;
  const recipeId = params.id ?? '';
  const answer = await apiFor(context).POST('/api/favorites/rate', {
    body: {
      recipeId,
      // 0 would remove the rating, which is never meant in a review.
      rating: Number(rating) || -1,
      reviewText: reviewText || null,
      cookingDifficulty: Number(cookingDifficulty) || null,
      wouldCookAgain: wouldCookAgain ? wouldCookAgain === 'yes' : null,
    },
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, `${new URL(request.url).pathname}#reviews`, {
    tone: 'success',
    title: 'Rating submitted',
    text: 'Thank you for rating this recipe!',
  });
}

export { keepFormWhenOffline as clientAction };

// Sharing changes nothing that the page shows.
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formData?.get('intent') === engagementIntent.share && !isLeft(args) ? false : stayWhenOffline(args);

export default function RecipePage() {
  const { recipe, details, ratings, engagement, similar, wantedServings, address, role, timeZone } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const over = useListBelow();
  const isMine = role === 'trainer' && recipe.isOwn && !recipe.isApproved;
  const shown = (
    <div className="grid grid-cols-1 gap-4">
      <RecipeView
        recipe={recipe}
        details={details}
        wantedServings={wantedServings}
        actions={
          <div className="grid gap-3">
            <div className="flex flex-wrap items-start gap-2">
              <RecipeActions recipe={recipe} role={role} over={over} labelled />
              {role === 'admin' ? <AdminRecipeLinks id={recipe.id} /> : null}
              {isMine ? (
                <>
                  <ButtonLink to={editOwnRecipePath(recipe.id)}>Edit</ButtonLink>
                  <OfferButton recipe={recipe} isOffered={recipe.isOffered} from={recipePath(recipe.id)} />
                </>
              ) : null}
              <PictureLink recipe={recipe} viewer={role} />
              <CollectLink recipeId={recipe.id} over={over} />
              <CookButton recipeId={recipe.id} />
              <ShareButton key={recipe.id} recipe={recipe} address={address} />
            </div>
            {recipe.isOwn ? null : <StarControl recipe={recipe} own={ratings.own?.rating ?? null} />}
            <EngagementLine engagement={engagement} />
          </div>
        }
      />
      <RecipeReviews recipe={recipe} ratings={ratings} timeZone={timeZone} refused={refused} />
      <RecipeStrip
        title="Similar recipes"
        recipes={similar}
        over={over}
        actionFor={(other) => <RecipeActions recipe={other} role={role} over={over} />}
      />
    </div>
  );
  if (over) {
    return (
      <RouteDialog key={recipe.id} title={recipe.name} wide>
        {shown}
      </RouteDialog>
    );
  }
  return (
    <>
      <PageHeader
        title={recipe.name}
        back={isMine ? { to: ownRecipesPath, label: 'My Recipes' } : { to: recipesPath, label: 'Recipes' }}
      />
      {shown}
      <RecipeJsonLd recipe={recipe} address={address} />
    </>
  );
}

export { RecipeProblem as ErrorBoundary };

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.recipe.name ?? problemTitle(args.error) })(args);
