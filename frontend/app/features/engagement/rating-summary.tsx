import { Bar, DefinitionList, Stars } from '~/ui';
import type { Ratings } from './ratings.server';

/** All ratings of a recipe in numbers. */
export function RatingSummary({ summary }: { summary: Ratings['summary'] }) {
  const { averageRating, totalRatings, ratingDistribution, totalReviews, helpfulCount } = summary;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <Stars average={averageRating} count={totalRatings} />
        <DefinitionList
          items={[
            { term: 'Reviews', description: totalReviews },
            {
              term: 'Would cook again',
              description: shareText(summary.wouldCookAgainCount, summary.wouldCookAgainAnswers),
            },
            { term: 'Difficulty', description: difficultyText(summary.averageDifficulty) },
            { term: 'Found helpful', description: helpfulCount === 1 ? '1 vote' : `${helpfulCount} votes` },
          ]}
        />
      </div>
      <ul aria-label="Ratings by number of stars" className="grid content-start gap-1 text-sm tabular-nums">
        {([5, 4, 3, 2, 1] as const).map((stars) => (
          <li key={stars} className="flex items-center gap-3">
            <span className="w-12 shrink-0 whitespace-nowrap">
              {stars === 1 ? '1 star' : `${stars} stars`}
            </span>
            <Bar
              total={totalRatings}
              parts={[{ key: 'stars', value: ratingDistribution[stars], fill: 'fill-warning' }]}
            />
            <span className="w-8 shrink-0 text-end">{ratingDistribution[stars]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shareText = (count: number, total: number) => (total === 0 ? 'no answers yet' : `${count} of ${total}`);

const difficultyText = (average: number | null) =>
  average === null ? 'no answers yet' : `${average.toFixed(1)} of 5`;
