import { cruise } from 'dependency-cruiser';
import { findCrowdedFolders, importRules, judgePlace } from './import-rules.ts';

/** A violation of the import rules. */
export interface Breach {
  readonly rule: string;
  readonly from: string;
  /** The forbidden import, or '' if the file itself is in the wrong place. */
  readonly to: string;
  readonly comment: string;
}

export interface ReadImports {
  /** Modules of the repository that were read; 0 means that nothing was checked. */
  readonly modules: number;
  readonly breaches: readonly Breach[];
}

/**
 * Reads every import below the given folders, types included, and judges them.
 *
 * @param root the absolute path of the repository, or of a small one made for a test
 * @param folders from the root
 */
export async function readImports(root: string, folders: readonly string[]): Promise<ReadImports> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      detectProcessBuiltinModuleCalls: true,
      skipAnalysisNotInRules: true,
      combinedDependencies: false,
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['node', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text, not a result.');
  const own = output.modules.filter((module) => folders.some((at) => isBelow(module.source, at)));
  const misplaced = own.flatMap(({ source }) => {
    const judged = judgePlace(source);
    return judged ? [{ ...judged, from: source, to: '' }] : [];
  });
  const crowded = findCrowdedFolders(own.map(({ source }) => source)).map(([folder, count]) => ({
    rule: 'no-crowded-folders',
    from: folder,
    to: '',
    comment: `It has ${count} files besides tests: split it into capabilities.`,
  }));
  const comments = new Map(importRules.map((rule) => [rule.name, rule.comment ?? '']));
  const forbidden = output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle?.map((step) => step.name).join(' > ') ?? violation.to,
    comment: comments.get(violation.rule.name) ?? '',
  }));
  return { modules: own.length, breaches: [...misplaced, ...crowded, ...forbidden] };
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
