import { parentPort, workerData } from 'node:worker_threads';
import loadHighs from 'highs';
import * as v from 'valibot';
import type { Solved } from './solve.ts';

const { program, seconds } = v.parse(
  v.object({ program: v.string(), seconds: v.number() }),
  workerData,
);

/** Solves the program the thread was started with, and responds once. */
const highs = await loadHighs();
const answer = highs.withModel({ format: 'lp', data: program }, (model): Solved | null => {
  model.options.set({
    output_flag: false,
    time_limit: seconds,
    mip_rel_gap: 1e-9,
    mip_abs_gap: 0.4,
  });
  const { modelStatus } = model.run();
  // 2: there is a solution that satisfies all constraints.
  if (Number(model.info.get('primal_solution_status')) !== 2) return null;
  const { colValue } = model.getSolution();
  const values: Record<string, number> = {};
  colValue.forEach((value, index) => {
    if (Math.abs(value) > 1e-6) values[model.getColName(index)] = value;
  });
  const worth = Number(model.info.get('objective_function_value'));
  const dual = Number(model.info.get('mip_dual_bound'));
  const isBest = modelStatus === highs.constants.modelStatus.optimal;
  return { values, worth, bound: Number.isFinite(dual) ? Math.max(dual, worth) : worth, isBest };
});
parentPort?.postMessage(answer);
