import type { familyNames } from './families.messages.ts';

/** The key of a family, which is also that of its name. */
type FamilyKey = keyof typeof familyNames;

/** The families of CIP 2020 (two-digit codes) by their federal titles, under which they are stored. */
const keysByTitle: ReadonlyMap<string, FamilyKey> = new Map([
  ['Agricultural/Animal/Plant/Veterinary Science and Related Fields', 'agriculture'],
  ['Natural Resources and Conservation', 'nature'],
  ['Architecture and Related Services', 'architecture'],
  ['Area, Ethnic, Cultural, Gender, and Group Studies', 'cultures'],
  ['Communication, Journalism, and Related Programs', 'communication'],
  ['Communications Technologies/Technicians and Support Services', 'mediaTechnology'],
  ['Computer and Information Sciences and Support Services', 'computing'],
  ['Culinary, Entertainment, and Personal Services', 'services'],
  ['Education', 'education'],
  ['Engineering', 'engineering'],
  ['Engineering/Engineering-Related Technologies/Technicians', 'technicians'],
  ['Foreign Languages, Literatures, and Linguistics', 'languages'],
  ['Family and Consumer Sciences/Human Sciences', 'family'],
  ['Legal Professions and Studies', 'law'],
  ['English Language and Literature/Letters', 'english'],
  ['Liberal Arts and Sciences, General Studies and Humanities', 'liberalArts'],
  ['Library Science', 'library'],
  ['Biological and Biomedical Sciences', 'biology'],
  ['Mathematics and Statistics', 'math'],
  ['Military Science, Leadership and Operational Art', 'military'],
  ['Military Technologies and Applied Sciences', 'militaryTechnology'],
  ['Multi/Interdisciplinary Studies', 'combined'],
  ['Parks, Recreation, Leisure, Fitness, and Kinesiology', 'fitness'],
  ['Basic Skills and Developmental/Remedial Education', 'basicSkills'],
  ['Citizenship Activities', 'citizenship'],
  ['Health-Related Knowledge and Skills', 'healthSkills'],
  ['Interpersonal and Social Skills', 'socialSkills'],
  ['Leisure and Recreational Activities', 'leisure'],
  ['Personal Awareness and Self-Improvement', 'growth'],
  ['Philosophy and Religious Studies', 'philosophy'],
  ['Theology and Religious Vocations', 'ministry'],
  ['Physical Sciences', 'physicalSciences'],
  ['Science Technologies/Technicians', 'labTechnicians'],
  ['Psychology', 'psychology'],
  ['Homeland Security, Law Enforcement, Firefighting and Related Protective Services', 'safety'],
  ['Public Administration and Social Service Professions', 'publicService'],
  ['Social Sciences', 'socialSciences'],
  ['Construction Trades', 'construction'],
  ['Mechanic and Repair Technologies/Technicians', 'repair'],
  ['Precision Production', 'production'],
  ['Transportation and Materials Moving', 'transportation'],
  ['Visual and Performing Arts', 'arts'],
  ['Health Professions and Related Programs', 'health'],
  ['Business, Management, Marketing, and Related Support Services', 'business'],
  ['High School/Secondary Diplomas and Certificates', 'highSchool'],
  ['History', 'history'],
  ['Health Professions Residency/Fellowship Programs', 'healthResidencies'],
  ['Medical Residency/Fellowship Programs', 'residencies'],
]);

/** The family that has a title of CIP 2020; undefined for titles of single fields. */
export const familyOf = (title: string): FamilyKey | undefined => keysByTitle.get(title);
