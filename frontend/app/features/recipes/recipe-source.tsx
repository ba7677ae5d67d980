import { TextLink } from '~/ui';

/** The source of recipes that come with the program, as the backend's seeders set it. */
const ownPrefix = 'mealwright:';

export const comesWithMealwright = (sourceReference: string | null): boolean =>
  sourceReference?.startsWith(ownPrefix) ?? false;

/** The external source of a recipe, as a link if it is an address. */
export function RecipeSource({ source }: { source: string }) {
  return (
    <span className="wrap-anywhere">
      {/^https?:\/\/\S+$/.test(source) ? (
        <TextLink to={source} rel="noreferrer nofollow">
          {source}
        </TextLink>
      ) : (
        source
      )}
    </span>
  );
}
