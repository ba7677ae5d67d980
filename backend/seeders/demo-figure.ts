/** Draws someone before a mirror, for the photos of the demo. Nobody real is shown. */

const WIDTH = 900;
const HEIGHT = 1200;

export const VIEWS = ['front', 'side'] as const;

export type View = (typeof VIEWS)[number];

/** The middle of the body, in pixels. */
const X = 450;

const SKIN = '#c98f6b';
const SHADE = '#b37a58';
const HAIR = '#3b2a22';
const SHORTS = '#2f4858';

interface Body {
  weightKg: number;
  view: View;
}

/** Half the width of the belly in pixels. Most of the weight that someone loses is lost there. */
const bellyOf = ({ weightKg, view }: Body): number =>
  Math.round((view === 'front' ? 92 : 70) + (weightKg - 78) * (view === 'front' ? 3.2 : 3));

const DRAWN: Record<View, (belly: number) => string> = { front: drawFront, side: drawSide };

/** Returns the drawing as SVG. */
export function drawFigure(body: Body): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#dfe3e6"/>
    <rect x="120" y="60" width="660" height="1040" rx="24" fill="#eef2f4" stroke="#a9b4bb" stroke-width="14"/>
    <rect y="1040" width="${WIDTH}" height="160" fill="#b99f86"/>
    <ellipse cx="${X}" cy="1078" rx="190" ry="22" fill="#8f785f"/>
    ${DRAWN[body.view](bellyOf(body))}
  </svg>`;
}

function drawFront(belly: number): string {
  const [left, right] = [X - belly, X + belly];
  const hip = Math.round(88 + belly * 0.1);
  const arms = [-1, 1].map(
    (way) =>
      `<path d="M${X + way * 118} 318 Q${X + way * (150 + belly * 0.18)} 470 ${X + way * (132 + belly * 0.3)} 640"
        fill="none" stroke="${SHADE}" stroke-width="44" stroke-linecap="round"/>`,
  );
  const legs = [-1, 1].map(
    (way) =>
      `<path d="M${X + way * 52} 720 Q${X + way * 66} 880 ${X + way * 54} 1050" fill="none" stroke="${SKIN}"
        stroke-width="74" stroke-linecap="round"/>`,
  );
  return `${arms.join('')}${legs.join('')}
    <path d="M${X - 128} 300 Q${X} 262 ${X + 128} 300 Q${X + 118} 420 ${right} 540 Q${right + 4} 620 ${X + hip} 680
      L${X - hip} 680 Q${left - 4} 620 ${left} 540 Q${X - 118} 420 ${X - 128} 300 Z" fill="${SKIN}"/>
    <path d="M${X - hip - 2} 650 Q${X} 676 ${X + hip + 2} 650 L${X + hip + 6} 800 L${X + 12} 800 L${X} 730 L${X - 12} 800
      L${X - hip - 6} 800 Z" fill="${SHORTS}"/>
    <path d="M${X} 330 V600 M${X - 70} 400 Q${X - 35} 424 ${X - 6} 404 M${X + 70} 400 Q${X + 35} 424 ${X + 6} 404" fill="none"
      stroke="${SHADE}" stroke-width="5" stroke-linecap="round"/>
    ${headAt(X)}`;
}

function drawSide(belly: number): string {
  const front = X + belly;
  return `<path d="M${X - 6} 720 Q${X + 22} 880 ${X - 8} 1050 L${X + 40} 1056" fill="none" stroke="${SKIN}" stroke-width="76"
      stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M${X - 46} 296 Q${X + 10} 270 ${X + 50} 306 Q${X + 78} 370 ${X + 64} 430 Q${front + 14} 540 ${front - 14} 630
      L${X + 62} 690 L${X - 84} 690 Q${X - 96} 610 ${X - 62} 540 Q${X - 92} 400 ${X - 46} 296 Z" fill="${SKIN}"/>
    <path d="M${X - 88} 650 L${X + Math.max(62, belly - 8)} 646 L${X + 66} 806 L${X - 66} 806 Z" fill="${SHORTS}"/>
    <path d="M${X - 14} 330 Q${X - 34} 470 ${X + 6} 640" fill="none" stroke="${SHADE}" stroke-width="46" stroke-linecap="round"/>
    ${headAt(X + 6)}`;
}

const headAt = (x: number): string => `
  <rect x="${x - 30}" y="232" width="60" height="66" rx="20" fill="${SHADE}"/>
  <ellipse cx="${x}" cy="186" rx="58" ry="72" fill="${SKIN}"/>
  <path d="M${x - 60} 178 Q${x - 56} 104 ${x} 106 Q${x + 56} 104 ${x + 60} 178 Q${x + 30} 138 ${x} 140 Q${x - 30} 138 ${x - 60} 178 Z"
    fill="${HAIR}"/>`;
