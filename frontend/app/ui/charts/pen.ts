import type { XY } from './smooth';

/** The size of the plane that is drawn on. Its units are smaller than what can be seen on the widest screen. */
export const plane = { width: 2000, height: 1000 };

/**
 * Writes the path of places that are given in percent of the plane. Whole steps from where the pen is take half as many
 * letters as the places, and a page has each path twice: as markup and as data.
 */
export class Pen {
  private at: XY = { x: 0, y: 0 };
  private drawn = '';

  get path(): string {
    return this.drawn;
  }

  moveTo(place: XY): void {
    this.write('m', [place]);
  }

  /** Draws a curve to the last place, which leaves and arrives in the direction of the other two. */
  curveTo(leaving: XY, arriving: XY, place: XY): void {
    this.write('c', [leaving, arriving, place]);
  }

  /** Draws a straight line up or down. Without any length, it is a dot where the ends of lines are round. */
  lineTo(height: number): void {
    const { y } = inUnits({ x: 0, y: height });
    this.drawn += y === this.at.y ? 'h0' : `v${y - this.at.y}`;
    this.at = { x: this.at.x, y };
  }

  private write(command: string, places: XY[]): void {
    const reached = places.map(inUnits);
    const steps = reached.flatMap(({ x, y }) => [x - this.at.x, y - this.at.y]);
    this.drawn += command + joined(steps);
    this.at = reached.at(-1) ?? this.at;
  }
}

const inUnits = ({ x, y }: XY): XY => ({
  x: Math.round((x * plane.width) / 100),
  y: Math.round((y * plane.height) / 100),
});

/** A minus sign separates two numbers as well as a space. */
const joined = (steps: readonly number[]): string =>
  steps.map((step, place) => (place > 0 && step >= 0 ? ` ${step}` : `${step}`)).join('');
