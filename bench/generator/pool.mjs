import { setTimeout } from 'node:timers/promises';
import { table } from '../measuring/table.mjs';

const plansAtOnce = 100;

/** Asks for many plans at once, as several people do, and prints how long they wait. */
export async function measurePool({ GeneratorPool, recipes, task }) {
  const pool = new GeneratorPool({ staples: [], packages: [], feed: () => batchesOf(recipes) });
  try {
    await pool.generate(task);
    const delays = watchDelays();
    const began = performance.now();
    const asked = Array.from({ length: plansAtOnce }, async (_, at) => {
      const [answer, refusals] = await askUntilFree(pool, {
        ...task,
        seed: at,
        viewerId: `trainer ${at % 10}`,
      });
      return { answer, refusals, at: performance.now() - began };
    });
    const answers = await Promise.all(asked);
    const { p99, longest } = delays.stop();
    const made = answers.filter(({ answer }) => answer.kind === 'plan').length;
    return table(
      [
        [`${plansAtOnce} such plans at once, one worker, 10 people`, 'measured', 'limit'],
        ['plans made', String(made), String(plansAtOnce)],
        [
          'times that somebody was asked to come back',
          String(sumOf(answers, ({ refusals }) => refusals)),
          '',
        ],
        ['all of them', ms(Math.max(...answers.map(({ at }) => at))), ''],
        ['first plan of whoever waited longest for one', ms(slowestFirst(answers)), ''],
        ['memory of the process at the end', `${Math.round(process.memoryUsage().rss / 1e6)} MB`, ''],
        ['delay of the event loop, p99 (longest)', `${ms(p99)} (${ms(longest)})`, '20 ms'],
      ],
      { words: [0] },
    );
  } finally {
    await pool.close();
  }
}

/** Returns a plan and how often the pool was too busy for it. Whoever is refused waits for as long as the refusal says. */
async function askUntilFree(pool, task) {
  for (let refusals = 0; ; refusals++) {
    try {
      return [await pool.generate(task), refusals];
    } catch (error) {
      if (error.name !== 'GeneratorBusyError') throw error;
      await setTimeout(1000 * error.retryAfterSeconds);
    }
  }
}

const sumOf = (all, numberOf) => all.reduce((sum, each) => sum + numberOf(each), 0);

const slowestFirst = (answers) =>
  Math.max(
    ...Array.from({ length: 10 }, (_, person) =>
      Math.min(...answers.filter((_, at) => at % 10 === person).map(({ at }) => at)),
    ),
  );

/** Measures how late a timer of 2 ms fires, which is how long a request would wait. */
function watchDelays() {
  const late = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - last - 2));
    last = now;
  }, 2);
  return {
    stop() {
      clearInterval(timer);
      const sorted = late.toSorted((a, b) => a - b);
      return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, longest: sorted.at(-1) ?? 0 };
    },
  };
}

async function* batchesOf(recipes) {
  for (let from = 0; from < recipes.length; from += 1000) yield recipes.slice(from, from + 1000);
}

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
