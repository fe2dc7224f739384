import type { ImportSubject } from './import-run.ts';
import { importsMessages } from './imports.messages.ts';
import { schoolsImportMessages } from './schools-import.messages.ts';

/** Texts of the import pages of one of the lists. */
export const importMessagesOf: Readonly<Record<ImportSubject, typeof importsMessages>> = {
  colleges: importsMessages,
  schools: { ...importsMessages, ...schoolsImportMessages },
};
