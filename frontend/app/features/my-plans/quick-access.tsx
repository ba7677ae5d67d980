import { Link } from '@remix-run/react';
import { diaryPath } from '~/paths/diary';
import { groceriesPath } from '~/paths/pages';
import { GroceriesIcon, NutritionIcon } from '~/ui/icons';

const cards = [
  {
    to: diaryPath,
    title: 'Nutrition Tracker',
    text: 'What you ate today, and what is left',
    icon: NutritionIcon,
  },
  {
    to: groceriesPath,
    title: 'Grocery List',
    text: 'What you still have to buy, with or without your plan',
    icon: GroceriesIcon,
  },
];

/** Cards that lead to what a customer uses every day. */
export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access" className="grid gap-4">
      <h2 id="quick-access" className="text-xl font-semibold">
        Quick Access
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ to, title, text, icon: Icon }) => (
          <li
            key={to}
            className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-low hover:bg-raised"
          >
            <Icon large />
            <div className="grid gap-1">
              <Link to={to} className="font-semibold after:absolute after:inset-0">
                {title}
              </Link>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
