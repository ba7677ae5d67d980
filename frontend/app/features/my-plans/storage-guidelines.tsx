import { Card, DefinitionList } from '~/ui';

type StorageGuidelinesProps = {
  storage: readonly { ingredient: string; method: string; duration: string }[];
  /** The sources of the storage times. */
  sources: string;
};

export function StorageGuidelines({ storage, sources }: StorageGuidelinesProps) {
  if (storage.length === 0) return null;
  return (
    <Card title="Storage Guidelines">
      <div className="grid gap-4">
        <DefinitionList
          items={storage.map(({ ingredient, method, duration }) => ({
            term: ingredient,
            description: (
              <>
                {method}
                <span className="block text-sm text-muted">{duration}</span>
              </>
            ),
          }))}
        />
        <p className="text-sm text-muted">{sources}</p>
      </div>
    </Card>
  );
}
