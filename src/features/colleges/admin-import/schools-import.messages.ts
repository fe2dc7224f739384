import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The texts that differ for lists of high schools. */
export const schoolsImportMessages = defineMessages('colleges.import.schools', {
  title: 'Import high schools',
  lead: 'Add high schools that counselors pick theirs from. You’ll see what would change before anything is written. Schools that are already here stay as they are.',
  national: 'Check the national list',
  nationalText:
    '25,212 public and private high schools of the United States (National Center for Education Statistics, 2022) come with this site: name, city and state.',
  orFile: 'Or your own list',
  where:
    'Use the federal directory of public schools (Common Core of Data) or private schools (PSS), or your own table with the columns name, city and state.',
  dataCenter: 'Open the directory of public schools',
  file: 'List of schools',
  fileHint: 'CSV, gzip or ZIP, such as ccd_sch_029.zip. UTF-8 or Latin-1.',
  checkedText:
    '{added, plural, =0 {No new school} one {# new school} other {# new schools}}, {unchanged, number} already here.',
  undoneText: 'The schools are as they were before, except for those that changed since.',
  askUndoText:
    'New schools are removed. Schools that someone has changed or picked since stay as they are. To import again, upload the file again.',
  didUndo:
    '{left, plural, =0 {Import undone.} one {Import undone. # school was left alone.} other {Import undone. # schools were left alone.}}',
  figureUnchanged: 'Already here',
  added: 'New schools',
});
