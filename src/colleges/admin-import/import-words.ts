import type { ImportSubject } from './import-run.ts';
import { importsWords } from './imports.words.ts';
import { schoolsImportWords } from './schools-import.words.ts';

/** The words of the pages on which one of the lists is imported. */
export const importWordsOf: Readonly<Record<ImportSubject, typeof importsWords>> = {
  colleges: importsWords,
  schools: { ...importsWords, ...schoolsImportWords },
};
