import type { RefusedForm } from '~/platform/forms';
import { Card } from '~/ui';
import { RatingSummary } from './rating-summary';
import type { Ratings } from './ratings.server';
import { ReviewForm } from './review-form';
import { ReviewList } from './review-list';

type RecipeReviewsProps = {
  recipe: { id: string; isOwn: boolean };
  ratings: Ratings;
  timeZone: string | null;
  refused: RefusedForm | undefined;
};

export function RecipeReviews({ recipe, ratings, timeZone, refused }: RecipeReviewsProps) {
  return (
    <div id="reviews" className="print:hidden">
      <Card title="Ratings and reviews">
        <div className="grid gap-4">
          {ratings.summary.totalRatings > 0 ? <RatingSummary summary={ratings.summary} /> : null}
          {recipe.isOwn ? null : <ReviewForm own={ratings.own} refused={refused} />}
          <ReviewList recipeId={recipe.id} ratings={ratings} timeZone={timeZone} />
        </div>
      </Card>
    </div>
  );
}
