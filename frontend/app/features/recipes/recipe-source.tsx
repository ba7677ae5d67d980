import { TextLink } from '~/ui';

/** What comes with the program names itself so, see the backend's library. */
const ownPrefix = 'mealwright:';

export const comesWithMealwright = (sourceReference: string | null): boolean =>
  sourceReference?.startsWith(ownPrefix) ?? false;

/** Where a recipe is from, if that is somewhere else: a link where it is an address. */
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
