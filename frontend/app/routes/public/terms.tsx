import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Prose, TextLink } from '~/ui';

export const meta = pageMeta({
  title: 'Terms of use',
  indexed: true,
  description: 'What you may expect of this Mealwright installation, and what it expects of you.',
});

export default function Terms() {
  return (
    <>
      <PageHeader
        title="Terms of use"
        description="What you may expect of this service, and what it expects of you."
      />
      <Prose>
        <p>
          Mealwright is software for fitness trainers and their customers: recipes with their nutrition, meal
          plans, and the link between a trainer and those whom the trainer coaches. It is run by whoever
          installed it. In this text “the operator” is that person or organisation; the{' '}
          <TextLink to="/contact">contact page</TextLink> says how to reach them.
        </p>

        <h2>It is not medical advice</h2>
        <p>
          Nothing here replaces a doctor or a registered dietitian. Figures for energy and nutrients are
          computed from food tables or entered by people; they are averages and can be wrong for the food on
          your plate.
        </p>
        <ul>
          <li>
            Talk to a doctor before you change how you eat if you are pregnant or breastfeeding, under 18,
            take medication, or have an illness, an allergy or an eating disorder, now or in the past.
          </li>
          <li>
            Check ingredients for allergens yourself, every time. A tag such as “gluten-free” is a hint, not a
            promise.
          </li>
          <li>If you feel unwell, stop and get medical help.</li>
        </ul>

        <h2>Your account</h2>
        <ul>
          <li>Give an email address that is yours, and one account to one person.</li>
          <li>
            Keep your password to yourself. If you think that somebody else knows it, change it: all other
            sessions end.
          </li>
          <li>
            You may stop at any time. Ask the operator to delete your account; what happens to your data then
            is in the <TextLink to="/privacy">privacy notice</TextLink>.
          </li>
        </ul>

        <h2>Trainers and customers</h2>
        <ul>
          <li>
            A customer and a trainer are linked when the customer accepts the trainer’s invitation, or when an
            administrator links them. From then on the trainer may see what the customer’s coaching needs, as
            long as the link lasts.
          </li>
          <li>
            What a trainer advises is the trainer’s own work. The agreement between trainer and customer, fees
            included, is theirs alone: this service takes no payments and is no party to it.
          </li>
          <li>Trainers invite only people who expect it, and use what they see for coaching only.</li>
        </ul>

        <h2>What is not allowed</h2>
        <ul>
          <li>Getting into accounts or data of others, or trying to.</li>
          <li>Disturbing the service: floods of requests, malware, getting round limits.</li>
          <li>Harassing people, or sending invitations as advertising.</li>
          <li>Putting in texts or pictures that you have no right to share.</li>
        </ul>
        <p>
          The operator may disable an account that breaks these rules. Nobody can sign in to it then; its data
          stays until the operator enables or deletes it.
        </p>

        <h2>What you put in</h2>
        <p>
          It stays yours. You allow this service to keep it and to show it to those whom you or your role
          share it with; nothing more is done with it.
        </p>

        <h2>Availability and responsibility</h2>
        <p>
          The operator runs this service with care, but does not promise that it is always available or free
          of errors. Keep copies of what you cannot do without. Nothing in these terms takes away rights that
          the law gives you, in particular where somebody acted on purpose or with gross negligence, or where
          life, body or health is harmed.
        </p>
        <p>
          An installation whose footer says “Demo data” is there to be tried out. Its accounts are open to
          everybody who can reach it, so put nothing personal into it.
        </p>

        <h2>Changes</h2>
        <p>
          When these terms change, the new text stands here. If a change takes something away from you, the
          operator tells you before it applies. Last changed on 20 November 2026.
        </p>
      </Prose>
    </>
  );
}
