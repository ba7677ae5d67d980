/** A task that begins with manual work and continues by itself: in the oven, on the hob, in the fridge. */
export interface Task {
  handsOn: number;
  passive: number;
  place: 'oven' | 'hob' | null;
  /** These tasks have to be finished first. */
  after: Task[];
}

export interface Scheduled<T extends Task> {
  task: T;
  start: number;
  end: number;
}

const PLACES = { oven: 1, hob: 4 };

/**
 * Schedules tasks for one cook, one oven, and four rings: manual work is done one after the other while other things
 * cook. The task that can begin soonest comes next, and among equals the one named first.
 */
export function schedule<T extends Task>(tasks: T[]): Scheduled<T>[] {
  const done: Scheduled<T>[] = [];
  const open = [...tasks];
  while (open.length > 0) {
    const ready = open
      .filter(({ after }) => after.every((before) => done.some(({ task }) => (task as Task) === before)))
      .map((task) => ({ task, start: earliestStart(task, done) }));
    const [first, ...rest] = ready;
    if (!first) throw new Error('tasks wait for each other');
    const { task, start } = rest.reduce((best, one) => (one.start < best.start ? one : best), first);
    done.push({ task, start, end: start + task.handsOn + task.passive });
    open.splice(open.indexOf(task), 1);
  }
  return done;
}

export const lengthOf = (scheduled: Scheduled<Task>[]): number =>
  Math.max(0, ...scheduled.map(({ end }) => end));

function earliestStart({ after, place }: Task, done: Scheduled<Task>[]): number {
  const hands = done.map(({ task, start }) => start + task.handsOn);
  const before = done.filter(({ task }) => after.includes(task)).map(({ end }) => end);
  return Math.max(0, ...hands, ...before, place === null ? 0 : whenFree(place, done));
}

/** If the place was full, its uses followed one another, so the latest to end are those that occupy it now. */
function whenFree(place: 'oven' | 'hob', done: Scheduled<Task>[]): number {
  const ends = done
    .filter(({ task }) => task.place === place)
    .map(({ end }) => end)
    .sort((a, b) => b - a);
  return ends[PLACES[place] - 1] ?? 0;
}
