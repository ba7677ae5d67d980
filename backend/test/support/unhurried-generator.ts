import { jest } from '@jest/globals';
import { GeneratorPool } from '../../src/modules/plan-generator/worker/generator-pool.js';

const TEN_MINUTES_MS = 600_000;

/**
 * Lets the generator finish what it tries. It counts its steps, but in production it also stops after some seconds, so
 * what it finds there depends on the machine. Returns what takes this back.
 */
export function unhurriedGenerator(): () => void {
  const { generate } = GeneratorPool.prototype;
  const spy = jest.spyOn(GeneratorPool.prototype, 'generate');
  spy.mockImplementation(function (this: GeneratorPool, task, gone) {
    return generate.call(this, { ...task, deadlineMs: TEN_MINUTES_MS }, gone);
  });
  return () => spy.mockRestore();
}
