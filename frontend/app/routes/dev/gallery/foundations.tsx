import { Brand, BrandMark } from '~/ui';
import * as icons from '~/ui/icons';
import { Part, Specimen } from './specimen';

const colours = [
  'surface background raised ink muted line input backdrop',
  'accent accent-strong accent-soft on-accent focus',
  'danger danger-strong danger-soft on-danger warning warning-soft info info-soft',
  'protein carbs fat breakfast breakfast-soft lunch lunch-soft dinner dinner-soft snack snack-soft',
].flatMap((row) => row.split(' '));

const sizes = [
  ['text-3xl', '30/36 Page title'],
  ['text-2xl', '24/32 Page title on a phone'],
  ['text-xl', '20/28 Dialog title'],
  ['text-lg', '18/28 Card title'],
  ['text-base', '16/24 Everything that is read'],
  ['text-sm', '14/20 Hints and notes'],
  ['text-xs', '12/16 The bottom bar'],
] as const;

// Development servers and browsers list a module's exports in different orders.
const allIcons = Object.entries(icons).sort(([a], [b]) => (a < b ? -1 : 1));

export function Foundations() {
  return (
    <Part title="Foundations">
      <Specimen name="Brand, BrandMark">
        <div>
          <Brand to="/dev/ui" />
        </div>
        <div className="flex items-end gap-4">
          <BrandMark />
          <BrandMark className="size-12" />
        </div>
      </Specimen>
      <Specimen name="Type">
        <div className="type-scale">
          {sizes.map(([size, text]) => (
            <p key={size} className={size}>
              {text} <strong className="font-semibold">1,234 kcal</strong>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Tokens, light" wide>
        <Swatches theme="light" />
      </Specimen>
      <Specimen name="Tokens, dark" wide>
        <Swatches theme="dark" />
      </Specimen>
      <Specimen name="Icons" wide>
        <ul className="icon-grid">
          {allIcons.map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      </Specimen>
    </Part>
  );
}

function Swatches({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="swatches">
      {colours.map((colour) => (
        <div key={colour} className="swatch">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect x="0.5" y="0.5" width="31" height="31" rx="6" fill={`var(--${colour})`} />
          </svg>
          {colour}
        </div>
      ))}
    </div>
  );
}
