import type { components } from '#openapi/schema';
import { Card, ChipList, DefinitionList } from '~/ui';

type TrainerFacts = components['schemas']['TrainerFactsResponse'];

/** A trainer's profile for admins. */
export function TrainerFactsCard({ facts }: { facts: TrainerFacts }) {
  const { bio, specializations, certifications, yearsExperience } = facts;
  const items = [
    {
      term: 'Bio',
      description: bio ? <span className="whitespace-pre-line wrap-anywhere">{bio}</span> : null,
    },
    { term: 'Specializations', description: chips('Specializations', specializations) },
    { term: 'Certifications', description: chips('Certifications', certifications) },
    {
      term: 'Experience',
      description:
        yearsExperience === null ? null : `${yearsExperience} ${yearsExperience === 1 ? 'year' : 'years'}`,
    },
  ];
  return (
    <Card title="Profile">
      <DefinitionList
        items={items.map(({ term, description }) => ({
          term,
          description: description ?? <span className="text-muted">Not provided</span>,
        }))}
      />
    </Card>
  );
}

const chips = (label: string, words: readonly string[]) =>
  words.length === 0 ? null : <ChipList label={label} chips={words.map((word) => ({ label: word }))} />;
