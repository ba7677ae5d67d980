import { Form, useLocation } from '@remix-run/react';
import { NotSaved } from '~/features/forms/not-saved';
import { portraitPath } from '~/paths/people';
import { Avatar, Badge, Button, LinkTabs, Pagination, RelativeTime, Stars } from '~/ui';
import { ratingSorts } from './rating-sorts';
import type { Rating, Ratings } from './ratings.server';
import { engagementIntent, useEngagement } from './use-engagement';

type ReviewListProps = { recipeId: string; ratings: Ratings; timeZone: string | null };

export function ReviewList({ recipeId, ratings, timeZone }: ReviewListProps) {
  const { pathname } = useLocation();
  const path = (sort: string, page = 1) => {
    const params = new URLSearchParams({ reviews: sort, ...(page > 1 && { reviewPage: String(page) }) });
    return `${pathname}?${params}#reviews`;
  };
  if (ratings.total === 0) return <p className="text-muted">{noneText(ratings.summary)}</p>;
  return (
    <div className="grid gap-3">
      <LinkTabs
        label="Sort ratings"
        tabs={ratingSorts.map(({ value, label }) => ({
          label,
          to: path(value),
          current: value === ratings.sort,
        }))}
      />
      <ul className="grid">
        {ratings.ratings.map((rating) => (
          <li key={rating.id} className="border-t border-line py-3 first:border-t-0">
            <Review recipeId={recipeId} rating={rating} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <Pagination
        page={ratings.page}
        pages={ratings.pages}
        hrefOf={(page) => path(ratings.sort, page)}
        label="Pages of ratings"
      />
    </div>
  );
}

/**
 * Reviews from before a recipe became public stay between the trainer and their customers: they count but are not
 * shown.
 */
const noneText = ({ totalRatings }: Ratings['summary']) =>
  totalRatings === 0 ? 'No ratings yet.' : 'No reviews since this recipe joined the library.';

type ReviewProps = { recipeId: string; rating: Rating; timeZone: string | null };

function Review({ recipeId, rating, timeZone }: ReviewProps) {
  const { authorName, isOwn, reviewText, cookingDifficulty, wouldCookAgain, updatedAt } = rating;
  return (
    <article className="grid gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar email={authorName} picture={portraitPath(rating.authorPicture, 'small')} />
        <strong className="font-semibold">{isOwn ? 'You' : authorName}</strong>
        <Stars average={rating.rating} />
        <span className="text-sm text-muted">
          <RelativeTime value={updatedAt} timeZone={timeZone} />
        </span>
      </header>
      {reviewText ? <p className="whitespace-pre-line wrap-anywhere">{reviewText}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {wouldCookAgain === null ? null : (
          <Badge>{wouldCookAgain ? 'Would cook it again' : 'Would not cook it again'}</Badge>
        )}
        {cookingDifficulty === null ? null : <Badge>Difficulty {cookingDifficulty} of 5</Badge>}
        {rating.helpfulCount > 0 ? (
          <span className="text-sm text-muted">
            {rating.helpfulCount === 1
              ? '1 person found this helpful'
              : `${rating.helpfulCount} people found this helpful`}
          </span>
        ) : null}
        {reviewText && !isOwn ? <Vote recipeId={recipeId} rating={rating} /> : null}
      </div>
    </article>
  );
}

function Vote({ recipeId, rating }: Pick<ReviewProps, 'recipeId' | 'rating'>) {
  const { form, redirectTo, asked, failed } = useEngagement(recipeId, `vote ${rating.id}`);
  const isHelpful = asked ? asked.get('intent') === engagementIntent.vote : rating.isHelpful === true;
  return (
    <Form {...form} className="inline-flex items-center gap-2 print:hidden">
      <input type="hidden" name="redirectTo" value={`${redirectTo}#reviews`} />
      <input type="hidden" name="ratingId" value={rating.id} />
      <input type="hidden" name="helpful" value="yes" />
      <Button
        variant="quiet"
        name="intent"
        value={isHelpful ? engagementIntent.unvote : engagementIntent.vote}
        aria-pressed={isHelpful}
      >
        {isHelpful ? 'You found this helpful' : 'Helpful'}
        <span className="sr-only"> (review by {rating.authorName})</span>
      </Button>
      {failed ? <NotSaved /> : null}
    </Form>
  );
}
