/** A filled or stroked path. Coordinates count from the middle of a square of SCENE_SIZE. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  /** The width of the stroke. */
  width?: number;
  opacity?: number;
  /** A thinner stroke of another color over the first one, which so becomes an outline. */
  over?: { stroke: string; width: number };
}

/** A thing that appears many times, such as a chickpea. */
export interface Piece {
  symbol: string;
  x: number;
  y: number;
  /** The angle in degrees. */
  turn: number;
  scale: number;
}

export const SCENE_SIZE = 400;

/** About how many letters the marks may take as SVG, whatever a drawing is composed of. */
const MAX_LETTERS = 9_000;
const LETTERS_OF_PIECE = 56;
const LETTERS_OF_PAINT = 48;

/** The marks of a drawing from bottom to top. Each pen (SVG, PDF) draws the same ones. */
export class Scene {
  readonly symbols = new Map<string, Shape[]>();
  readonly marks: (Shape | Piece)[] = [];
  private letters = 0;

  /** Adds shapes that belong together, or none of them where there is no room left. */
  add(...shapes: Shape[]): void {
    if (this.takesRoom(lettersOf(shapes))) this.marks.push(...shapes);
  }

  /** Places a thing whose shapes are made when it is first used. */
  place(symbol: string, shapes: () => Shape[], at: Omit<Piece, 'symbol'>): void {
    const made = this.symbols.get(symbol) ?? shapes();
    const isNew = !this.symbols.has(symbol);
    if (!this.takesRoom(LETTERS_OF_PIECE + (isNew ? lettersOf(made) : 0))) return;
    this.symbols.set(symbol, made);
    this.marks.push({ symbol, ...at });
  }

  /** Returns all paths with their places, for pens that cannot refer to a symbol. */
  *paths(): Generator<Shape & { at?: Omit<Piece, 'symbol'> }> {
    for (const mark of this.marks) {
      const isPiece = 'symbol' in mark;
      for (const { over, ...shape } of isPiece ? (this.symbols.get(mark.symbol) ?? []) : [mark]) {
        const at = isPiece ? { at: mark } : {};
        yield { ...shape, ...at };
        if (over) yield { d: shape.d, ...over, ...at };
      }
    }
  }

  private takesRoom(letters: number): boolean {
    if (this.letters + letters > MAX_LETTERS) return false;
    this.letters += letters;
    return true;
  }
}

const lettersOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { d, over }) => sum + d.length + LETTERS_OF_PAINT * (over ? 2.6 : 1), 0);
