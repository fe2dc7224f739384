import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts for admins who edit an exhibitor's public details. */
export const detailsMessages = defineMessages('lobby.publicDetails', {
  title: 'Edit public details',
  lead: 'What visitors see about this exhibitor. Each change is recorded in the audit log and in the college’s history.',
  back: 'Back to {name}',
  name: 'Name at this fair',
  nameHint: 'The name in this fair’s lists, sessions, and emails.',
  nameTitle: 'Name',
  saveName: 'Save the name',
  nameSaved: 'The name is saved.',
  booth: 'Booth',
  saveBooth: 'Save the booth',
  boothSaved: 'The booth is saved.',
  noBooth: 'This exhibitor doesn’t have a booth yet.',
  assign: 'Assign a college',
  meanwhile:
    'Someone else saved this in the meantime. What you typed is still here, and what they saved is listed below. Save again to replace it with yours.',
  theirs: 'Saved by someone else',
  nothing: 'Nothing',
  seeBooth: 'See the booth',
  college: 'Name, location, and logo everywhere else: edit the college',
  history: 'College history',
});
