import { type Piece, SCENE_SIZE, type Scene, type Shape } from './scene.js';

interface SvgLook {
  width: number;
  height: number;
  /** The color of the table. Without one, the page shows through. */
  ground?: string;
}

const HALF = SCENE_SIZE / 2;

const SQUARE: SvgLook = { width: SCENE_SIZE, height: SCENE_SIZE };

/** Writes a scene as a file that refers to nothing else and contains no text. */
export function svgOf({ symbols, marks }: Scene, { width, height, ground }: SvgLook = SQUARE): string {
  const ids = new Map([...symbols.keys()].map((symbol, index) => [symbol, `s${index.toString(36)}`]));
  const paths = new PathNames();
  const defined = [...symbols].map(
    ([symbol, shapes]) =>
      `<g id="${ids.get(symbol)}">${shapes.map((shape) => written(shape, paths)).join('')}</g>`,
  );
  const drawn = marks.map((mark) =>
    'd' in mark ? written(mark, paths) : used(mark, ids.get(mark.symbol) ?? ''),
  );
  const table = ground ? `<path fill="${ground}" d="M-9999-9999H9999V9999H-9999z"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-HALF} ${-HALF} ${SCENE_SIZE} ${SCENE_SIZE}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${defined.join('')}</defs>${table}${drawn.join('')}</svg>`;
}

/** Names the paths that are drawn twice. */
class PathNames {
  private count = 0;

  next(): string {
    return `p${(this.count++).toString(36)}`;
  }
}

function written({ d, fill, stroke, width, opacity, over }: Shape, paths: PathNames): string {
  const painted = `${fill ? ` fill="${fill}"` : ''}${strokeOf(stroke, width)}`;
  if (over) {
    const id = paths.next();
    return `<g${painted}><path id="${id}" d="${d}"/></g><use href="#${id}"${strokeOf(over.stroke, over.width)}/>`;
  }
  return `<path${painted}${opacity === undefined ? '' : ` opacity="${rounded(opacity)}"`} d="${d}"/>`;
}

const strokeOf = (stroke?: string, width = 1): string =>
  stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';

function used({ x, y, turn, scale }: Piece, id: string): string {
  const size = rounded(scale);
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${Math.round(turn)})` : ''}${size === 1 ? '' : `scale(${size})`}"/>`;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
