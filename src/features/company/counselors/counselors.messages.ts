import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page that tells counselors and teachers what is there for them. */
export const counselorsMessages = defineMessages('company.counselors', {
  title: 'For counselors and teachers',
  description:
    'Bring a class to a virtual college fair: one link, a flyer with a code to scan, and a list of who registered.',
  poster: 'Bring your class to a fair.',
  lead: 'One link for the whole class. You see who registered, and what they agreed to show you. It’s free.',
  start: 'Get your class link',
  fairs: 'See upcoming fairs',

  what: 'What you get for each fair',
  link: 'A link for your class',
  linkText: 'Post it where your students look. They register with it in two minutes.',
  flyer: 'A flyer to print',
  flyerText: 'One page with the fair, its day and time, and a code to scan.',
  list: 'A list of your students',
  listText:
    'Who registered and who came: names of students who agree, and counts of the others. Download it for your records.',
  documents: 'Documents for your office',
  documentsText: 'Keep what colleges hand out, and look at all booths yourself.',

  how: 'How it works',
  how1: 'Create your account',
  how1Text: 'Your work email, your name and your school.',
  how2: 'Share the link or the flyer',
  how2Text: 'On paper, in an email, or on the board.',
  how3: 'Go to the fair together or apart',
  how3Text: 'Students use their phones. You can come too, and ask for those who won’t.',
  guides: 'Guides to hand out in class',
});
