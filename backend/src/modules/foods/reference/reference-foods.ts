import { readFileSync } from 'node:fs';

/** The figures of 100 g. The reference has not measured every figure of every food, and an unmeasured one is null. */
export interface ReferenceNutrients {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
}

/** A household measure, such as "1 cup, sliced", and what it weighs. */
export interface HouseholdMeasure {
  label: string;
  grams: number;
}

/** A food of the USDA National Nutrient Database for Standard Reference, release 26, under its number there. */
export interface ReferenceFood {
  number: string;
  description: string;
  per100g: ReferenceNutrients;
  measures: HouseholdMeasure[];
}

const FILE = new URL('./reference-foods.tsv', import.meta.url);

/**
 * The bundled reference. It is read when it is first needed, and stays in memory as its text with the place of each
 * line: 7,466 foods as objects would take ten times as much.
 */
class Reference {
  private readonly text: string;
  private readonly starts: number[] = [];
  private readonly lineOf = new Map<string, number>();

  constructor() {
    // The file is plain ASCII, so that each character takes one byte in memory.
    this.text = readFileSync(FILE, 'latin1');
    for (let at = this.text.indexOf('\n') + 1; at < this.text.length; at = this.text.indexOf('\n', at) + 1) {
      this.lineOf.set(this.text.slice(at, this.text.indexOf('\t', at)), this.starts.length);
      this.starts.push(at);
    }
  }

  *descriptions(): Generator<{ number: string; description: string }> {
    for (const [number, line] of this.lineOf) {
      const from = (this.starts[line] ?? 0) + number.length + 1;
      yield { number, description: this.text.slice(from, this.text.indexOf('\t', from)) };
    }
  }

  find(number: string): ReferenceFood | null {
    const line = this.lineOf.get(number);
    const start = line === undefined ? undefined : this.starts[line];
    return start === undefined ? null : readLine(this.text.slice(start, this.text.indexOf('\n', start)));
  }
}

function readLine(line: string): ReferenceFood {
  const [number = '', description = '', kcal, protein, carbs, fat, fiber, sugar, sodium, weights = ''] =
    line.split('\t');
  return {
    number,
    description,
    per100g: {
      kcal: Number(kcal),
      protein: Number(protein),
      carbs: Number(carbs),
      fat: Number(fat),
      fiber: measured(fiber),
      sugar: measured(sugar),
      sodium: measured(sodium),
    },
    measures: weights ? weights.split('|').map(readMeasure) : [],
  };
}

/** An empty cell says that nothing was measured, which is not the same as zero. */
const measured = (cell = ''): number | null => (cell === '' ? null : Number(cell));

function readMeasure(text: string): HouseholdMeasure {
  const at = text.lastIndexOf('=');
  return { label: text.slice(0, at), grams: Number(text.slice(at + 1)) };
}

let loaded: Reference | undefined;

const reference = (): Reference => {
  loaded ??= new Reference();
  return loaded;
};

export const findReferenceFood = (number: string): ReferenceFood | null => reference().find(number);

export const referenceDescriptions = () => reference().descriptions();
