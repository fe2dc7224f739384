import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an import in the browser can't be started, finished or undone. */
export const collegeImportRefusals = defineMessages('colleges.import.refusals', {
  noForm: 'Choose the file in the form and send it again.',
  notWhole: 'The upload was interrupted. Please try again.',
  noFile: 'Choose the HD file first.',
  noSchoolsFile: 'Choose the list of schools first.',
  zipBroken: '{name} isn’t a ZIP file that can be read. Download it again.',
  zipMany: '{name} has too many files in it. Unzip it, and choose the CSV file.',
  zipNoTable: '{name} has no CSV file in it.',
  zipTables: '{name} has more than one CSV file in it. Unzip it, and choose one.',
  zipLocked: '{name} is protected by a password. Unzip it, and choose the CSV file.',
  tooLarge: '{name} is too large. A file can be up to 64 MB, or 256 MB unpacked.',
  tooManyLines: '{name} has more than {most, number} lines. Check that it’s the right file.',
  damaged: '{name} is compressed and damaged. Download it again.',
  wrongYear: 'Enter a year such as 2024.',
  needsYear: 'The file’s name doesn’t say its year. Enter the year.',
  running: 'Another import is being checked or is running. Wait until it’s done.',
  noRun: 'We couldn’t find that import.',
  notChecked: 'This import is done, or it isn’t checked yet.',
  filesGone: 'The files of this import were deleted after a week. Upload them again.',
  notUndoable: 'Only the last import can be undone, and only once.',
  older: 'This file is from {year}, and the colleges here are from {known}.',
  short:
    'This file has {count, number} colleges, and the last one had {known, number}. It may be cut off.',
  failed: 'Something went wrong on our side, and nothing was changed. Try again.',
});
