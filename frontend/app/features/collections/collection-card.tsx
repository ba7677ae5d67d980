import { Link } from '@remix-run/react';
import { Picture } from '~/features/recipes/recipe-picture';
import { collectionPath } from '~/paths/collections';
import { Badge, RelativeTime } from '~/ui';
import { type ListedCollection, recipesText } from './collection-words';

type CollectionCardProps = { collection: ListedCollection; timeZone: string | null };

const mostTags = 3;

export function CollectionCard({ collection, timeZone }: CollectionCardProps) {
  const { id, name, description, isPublic, isOwn, ownerName, tags, recipeCount, updatedAt } = collection;
  const { coverImageUrl, cover } = collection;
  const rest = tags.length - mostTags;
  return (
    <article className="relative grid h-full content-start gap-2 rounded-card border border-line bg-surface p-4 shadow-low focus-within:border-input hover:border-input">
      {coverImageUrl && cover ? (
        <div className="-mx-4 -mt-4 aspect-[3/1] overflow-hidden rounded-t-card">
          <Picture imageUrl={coverImageUrl} picture={cover} use="card" />
        </div>
      ) : null}
      <h2 className="text-lg font-semibold wrap-anywhere">
        <Link to={collectionPath(id)} className="after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Visibility isPublic={isPublic} />
        <span>{recipesText(recipeCount)}</span>
        <span className="text-muted wrap-anywhere">by {isOwn ? 'you' : ownerName}</span>
      </p>
      {description ? <p className="line-clamp-3 wrap-anywhere">{description}</p> : null}
      {tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-1">
          {tags.slice(0, mostTags).map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
          {rest > 0 ? (
            <li>
              <Badge>+{rest} more</Badge>
            </li>
          ) : null}
        </ul>
      ) : null}
      <p className="text-sm text-muted">
        Updated <RelativeTime value={updatedAt} timeZone={timeZone} />
      </p>
    </article>
  );
}

export function Visibility({ isPublic }: { isPublic: boolean }) {
  return isPublic ? <Badge tone="info">Public</Badge> : <Badge>Private</Badge>;
}
