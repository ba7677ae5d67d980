import { contactPath, privacyPath } from '~/paths/pages';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Prose, TextLink } from '~/ui';

export const meta = pageMeta({
  title: 'Terms of use',
  indexed: true,
  description: 'What you can expect from this Mealwright installation, and what it expects from you.',
});

export default function Terms() {
  return (
    <>
      <PageHeader
        title="Terms of use"
        description="What you can expect from this service, and what it expects from you."
      />
      <Prose>
        <p>
          Mealwright is software for fitness trainers and their customers: recipes with nutrition facts, meal
          plans, and the connection between a trainer and the people they coach. It is run by whoever
          installed it. In these terms, “the operator” is that person or organization; the{' '}
          <TextLink to={contactPath}>contact page</TextLink> tells you how to reach them.
        </p>

        <h2>It is not medical advice</h2>
        <p>
          Nothing here replaces a doctor or a registered dietitian. Calories and nutrients are computed from
          food tables or entered by people. They are averages and can be wrong for the food on your plate.
        </p>
        <ul>
          <li>
            Talk to a doctor before you change how you eat if you are pregnant, breastfeeding, or under 18, if
            you take medication, or if you have or have had an illness, an allergy, or an eating disorder.
          </li>
          <li>
            Check ingredients for allergens yourself, every time. A label such as “gluten-free” is a hint, not
            a guarantee.
          </li>
          <li>If you feel unwell, stop following the plan and get medical help.</li>
        </ul>

        <h2>Your account</h2>
        <ul>
          <li>Use an email address that is yours, and one account per person.</li>
          <li>
            Keep your password to yourself. If you think someone else knows it, change it: that ends all your
            other sessions.
          </li>
          <li>
            You can stop at any time. Ask the operator to delete your account. The{' '}
            <TextLink to={privacyPath}>privacy notice</TextLink> explains what happens to your data.
          </li>
        </ul>

        <h2>Trainers and customers</h2>
        <ul>
          <li>
            A customer and a trainer are linked when the customer accepts the trainer’s invitation, or when an
            administrator links them. From then on, the trainer can see what coaching that customer requires,
            for as long as they are linked.
          </li>
          <li>
            A trainer’s advice is the trainer’s own responsibility. Any agreement between trainer and
            customer, including fees, is between the two of them. This service takes no payments and is not a
            party to it.
          </li>
          <li>Trainers invite only people who expect it, and use what they see only for coaching.</li>
        </ul>

        <h2>What is not allowed</h2>
        <ul>
          <li>Accessing other people’s accounts or data, or trying to.</li>
          <li>Disrupting the service: flooding it with requests, malware, or getting around its limits.</li>
          <li>Harassing people, or sending invitations as advertising.</li>
          <li>Uploading text or pictures that you have no right to share.</li>
        </ul>
        <p>
          The operator may disable an account that breaks these rules. Nobody can sign in to it then, but its
          data stays until the operator enables or deletes the account.
        </p>

        <h2>Your content</h2>
        <p>
          It stays yours. You allow this service to store it and to show it to the people you share it with,
          and to those your role shares it with. Nothing else is done with it.
        </p>

        <h2>Availability and responsibility</h2>
        <p>
          The operator runs this service with care but does not promise that it is always available or free of
          errors. Keep copies of anything you cannot do without. Nothing in these terms takes away rights that
          the law gives you, in particular in cases of intent or gross negligence, or harm to life, body, or
          health.
        </p>
        <p>
          An installation whose footer says “Demo data” is there to be tried out. Its accounts are open to
          anyone who can reach it, so do not enter anything personal.
        </p>

        <h2>Changes</h2>
        <p>
          When these terms change, the new version is published here. If a change takes something away from
          you, the operator will tell you before it applies. Last changed on November 22, 2026.
        </p>
      </Prose>
    </>
  );
}
