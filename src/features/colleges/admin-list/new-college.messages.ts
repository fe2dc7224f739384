import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page where an admin adds a college. */
export const newCollegeMessages = defineMessages('colleges.new', {
  title: 'New college',
  lead: 'Add a college that isn’t on the federal list. It joins the directory right away.',
  name: 'Name',
  website: 'Website',
  websiteHint: 'Starts with https://',
  domain: 'Email domain',
  domainHint:
    'For example, lantern.edu. People with an address there can claim the college. Left empty: the domain of the website.',
  address1: 'Street address',
  address2: 'Building or suite',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP Code',
  create: 'Add college',
  creating: 'Adding…',
  created: 'College added.',
  alikeFirst:
    'This college may be here already. Look at the list, then add it if it’s another one.',
  alike: 'Is it one of these?',
  another: 'No, this is another college',
});
