import type { ImportSubject } from './import-run.ts';
import { importsMessages } from './imports.messages.ts';
import { schoolsImportMessages } from './schools-import.messages.ts';

/** The words of the pages on which one of the lists is imported. */
export const importMessagesOf: Readonly<Record<ImportSubject, typeof importsMessages>> = {
  colleges: importsMessages,
  schools: { ...importsMessages, ...schoolsImportMessages },
};
