import { buildIfStale } from '../../scripts/launcher/build.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { table } from '../measuring/table.mjs';
import { startWorker } from '../measuring/worker.mjs';
import { monthOfMeals } from './month.mjs';
import { printedText } from './printed-text.mjs';

const mostTimes = 1.5;
const mostMegabytes = 150;
const warmUps = 6;

const sides = [
  { name: 'the printed plan', file: 'our-process.mjs', args: [] },
  { name: 'bare pdfkit, fonts from files', file: 'bare-process.mjs', args: [] },
  { name: 'bare pdfkit, fonts parsed before', file: 'bare-process.mjs', args: ['--parsed'] },
];

/**
 * Measures how long printing 30 days with 6 meals takes, compared with the minimum that pdfkit needs for the same
 * text.
 */
export async function measurePdf({ say, signal, rounds }) {
  await buildIfStale({ only: ['backend'], say, signal });
  const document = await monthOfMeals();
  const { text, pages } = await printedText(document);
  say(`Measuring ${pages} pages with ${text.length.toLocaleString('en')} lines of text ...`);
  const workers = sides.map(({ file, args }) => startWorker(new URL(file, import.meta.url), [], args));
  try {
    const jobs = [{ document }, { text }, { text }];
    const peaks = [];
    for (const [side, worker] of workers.entries()) peaks.push(await warmUp(worker, jobs[side]));
    const measured = await inTurns(workers, { rounds, signal });
    return pdfTable(measured, peaks, { rounds, pages, lines: text.length });
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** The peak memory of the process in megabytes. */
async function warmUp(worker, job) {
  let last = await worker.ask(job);
  for (let time = 1; time < warmUps; time++) last = await worker.ask({});
  return last.peakMegabytes;
}

async function inTurns(workers, { rounds, signal }) {
  const measured = workers.map(() => []);
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted();
    for (const [side, worker] of workers.entries()) measured[side].push(await worker.ask({}));
  }
  return measured;
}

function pdfTable([ours, ...bare], [ourPeak, ...barePeaks], { rounds, pages, lines }) {
  const row = ({ name }, results, peak, ratios) => [
    name,
    ms(results, 'milliseconds'),
    ms(results, 'processor'),
    ratios ? `${ratios.median.toFixed(2)} (${ratios.least.toFixed(2)} - ${ratios.most.toFixed(2)})` : '',
    peak.toFixed(0),
    ratios ? (ourPeak - peak).toFixed(0) : '',
    ratios ? verdict(ratios.median, ourPeak - peak) : '',
  ];
  const rows = [
    row(sides[0], ours, ourPeak, null),
    ...bare.map((results, index) =>
      row(sides[index + 1], results, barePeaks[index], ratiosOf(ours, results)),
    ),
  ];
  const heading = [
    '30 days by 6 meals',
    'ms',
    'CPU ms',
    'ours is so many times',
    'peak MB',
    'ours MB more',
    'verdict',
  ];
  return `${table([heading, ...rows], { words: [0, 6] })}

${pages} pages, ${lines.toLocaleString('en')} lines, warm: medians of ${rounds} documents each, made in turns in processes of their own. Ratio: by
processor time of each pair of rounds, with the lowest and the highest. Peak: the most that each process
held while it made its first ${warmUps}.
Ours may take ${mostTimes} times as long and ${mostMegabytes} MB more.`;
}

/** Uses CPU time: other load takes CPU away but hardly changes this. */
const ratiosOf = (ours, bare) =>
  spreadOf(ours.map(({ processor }, round) => processor / bare[round].processor));

const ms = (results, field) => spreadOf(results.map((result) => result[field])).median.toFixed(0);

const verdict = (times, megabytes) =>
  times > mostTimes ? 'TOO SLOW' : megabytes > mostMegabytes ? 'TOO MUCH MEMORY' : 'within';
