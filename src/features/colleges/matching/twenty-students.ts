import { subjectAreas, type SubjectKey } from '../../subjects/subjects.ts';
import type { CollegeWishes } from './match-wishes.ts';

/** A student, and what a counselor would say about the colleges of the demo. */
export interface InventedStudent {
  readonly who: string;
  readonly home: { readonly city: string; readonly state: string };
  readonly wishes: Partial<CollegeWishes>;
  /** These come up among the first ten. */
  readonly show: readonly string[];
  /** These are no good match, and come after those. */
  readonly avoid: readonly string[];
}

const titles = new Map<SubjectKey, string>(
  subjectAreas.flatMap(({ subjects }) => subjects.map(({ key, title }) => [key, title] as const)),
);
const subjects = (...keys: readonly SubjectKey[]) => keys.map((key) => titles.get(key) ?? key);

const home = (city: string, state: string) => ({ city, state });
const teachers = 'Teachers College at Columbia University';

/** Twenty students as counselors meet them. All of them are invented. */
export const twentyStudents: readonly InventedStudent[] = [
  {
    who: 'Ana wants to be a nurse with a bachelor’s degree, in Illinois',
    home: home('Chicago', 'IL'),
    wishes: { majors: subjects('nursing'), collegeType: ['4-year'], states: ['IL'] },
    show: ['University of Illinois Chicago', 'Bradley University'],
    avoid: ['College of Lake County', 'Midwest Technical Institute-Illinois', teachers],
  },
  {
    who: 'Ben wants to be a welder, near Houston',
    home: home('Houston', 'TX'),
    wishes: { majors: subjects('welding'), collegeType: ['trade', '2-year'], maxMiles: 100 },
    show: ['Tulsa Welding School-Houston'],
    avoid: ['University of Houston', 'The University of Texas at Austin'],
  },
  {
    who: 'Cora looks for an HBCU to study business',
    home: home('Atlanta', 'GA'),
    wishes: { majors: subjects('business'), collegeType: ['HBCU', '4-year'] },
    show: ['Albany State University', 'Florida Agricultural and Mechanical University'],
    avoid: ['Gadsden State Community College'],
  },
  {
    who: 'Dan wants computer science at a large public university in California',
    home: home('Los Angeles', 'CA'),
    wishes: {
      majors: subjects('computerScience'),
      collegeType: ['public', '4-year'],
      campusSize: ['20,000 and more'],
      states: ['CA'],
    },
    show: ['University of California-Los Angeles', 'California State University-Northridge'],
    avoid: ['Saddleback College', 'Stevens Institute of Technology'],
  },
  {
    who: 'Eva is undecided and wants a small college in New England',
    home: home('Worcester', 'MA'),
    wishes: {
      majors: ['Undecided'],
      collegeType: ['private-nonprofit', '4-year'],
      campusSize: ['1,000-4,999'],
      states: ['MA', 'CT', 'RI', 'VT', 'NH', 'ME'],
    },
    show: ['Clark University', 'Babson College', 'Providence College', 'Champlain College'],
    avoid: [
      teachers,
      'University of Southern California',
      'Arizona State University Campus Immersion',
    ],
  },
  {
    who: 'Finn wants marine biology in Hawaii or Florida',
    home: home('Denver', 'CO'),
    wishes: { majors: subjects('marineBiology'), collegeType: ['4-year'], states: ['HI', 'FL'] },
    show: ['University of Hawaii at Manoa'],
    avoid: ['University of Denver', 'Portland Community College'],
  },
  {
    who: 'Gia is undecided, starts at a community college near Dallas and transfers later',
    home: home('Dallas', 'TX'),
    wishes: { majors: ['Undecided'], collegeType: ['2-year'], maxMiles: 50 },
    show: ['Tarrant County College District'],
    avoid: ['Baylor University', 'University of North Texas'],
  },
  {
    who: 'Hal wants premed at a private university in the Northeast',
    home: home('New York', 'NY'),
    wishes: {
      majors: subjects('premed'),
      collegeType: ['private-nonprofit', '4-year'],
      maxMiles: 250,
    },
    show: ['New York University', 'Columbia University in the City of New York'],
    avoid: [teachers, 'University of Southern California', 'Apex Technical School'],
  },
  {
    who: 'Ivy looks for a tribal college in the Southwest',
    home: home('Tucson', 'AZ'),
    wishes: { collegeType: ['tribal'], states: ['AZ', 'NM'] },
    show: ['Dine College', 'Navajo Technical University'],
    avoid: ['Grand Canyon University'],
  },
  {
    who: 'Jo wants to teach, and can’t move away from Boise',
    home: home('Boise', 'ID'),
    wishes: { majors: subjects('education'), collegeType: ['4-year'], maxMiles: 50 },
    show: ['Boise State University'],
    avoid: ['Portland Community College', 'Utah State University'],
  },
  {
    who: 'Kim wants engineering in Ohio or Pennsylvania',
    home: home('Cleveland', 'OH'),
    wishes: {
      majors: subjects('mechanicalEngineering'),
      states: ['OH', 'PA'],
      collegeType: ['4-year'],
    },
    show: ['Case Western Reserve University', 'Ohio State University-Main Campus'],
    avoid: ['Sinclair Community College', 'Community College of Allegheny County'],
  },
  {
    who: 'Leo wants to be a diesel mechanic close to home',
    home: home('Oklahoma City', 'OK'),
    wishes: { majors: subjects('automotive'), collegeType: ['trade'], states: ['OK'] },
    show: ['Northeast Technology Center'],
    avoid: ['University of Oklahoma-Norman Campus', 'University of Tulsa'],
  },
  {
    who: 'Mia needs a college that admits everyone, for criminal justice in Florida',
    home: home('Miami', 'FL'),
    wishes: {
      majors: subjects('criminalJustice'),
      states: ['FL'],
      admission: ['open'],
    },
    show: ['Miami Dade College', 'Valencia College'],
    avoid: ['University of Maryland Global Campus'],
  },
  {
    who: 'Noor says only that she’s interested in history',
    home: home('Columbus', 'OH'),
    wishes: { majors: subjects('history') },
    show: ['Ohio State University-Main Campus'],
    avoid: [teachers, 'Tulsa Welding School-Houston'],
  },
  {
    who: 'Omar says nothing yet, and lives in Seattle',
    home: home('Seattle', 'WA'),
    wishes: {},
    show: ['University of Washington-Seattle Campus', 'Seattle University'],
    avoid: [],
  },
  {
    who: 'Pia wants a small town in the Midwest and biology',
    home: home('Minneapolis', 'MN'),
    wishes: {
      majors: subjects('biology'),
      campusSetting: ['town'],
      campusSize: ['1,000-4,999'],
      maxMiles: 250,
    },
    show: ["Saint Mary's University of Minnesota"],
    avoid: ['University of Minnesota-Twin Cities', 'Fond du Lac Tribal and Community College'],
  },
  {
    who: 'Quin wants art or film in a city, not far from Boston',
    home: home('Boston', 'MA'),
    wishes: {
      majors: subjects('art', 'film'),
      campusSetting: ['city'],
      collegeType: ['4-year'],
      maxMiles: 100,
    },
    show: ['Boston University'],
    avoid: ['University of New England', 'San Diego State University'],
  },
  {
    who: 'Ray names three: accounting, finance, marketing; in the Carolinas',
    home: home('Charlotte', 'NC'),
    wishes: {
      majors: subjects('accounting', 'finance', 'marketing'),
      states: ['NC', 'SC'],
      collegeType: ['4-year', 'public'],
    },
    show: ['University of North Carolina at Charlotte', 'Clemson University'],
    avoid: ['Central Piedmont Community College', 'Trident Technical College'],
  },
  {
    who: 'Sol wants physical therapy one day, near Phoenix; asks for Midwestern',
    home: home('Phoenix', 'AZ'),
    wishes: { majors: subjects('exerciseScience'), collegeType: ['4-year'], maxMiles: 50 },
    show: ['Grand Canyon University'],
    avoid: ['Midwestern University-Glendale', 'University of New Mexico-Main Campus'],
  },
  {
    who: 'Tess wants agriculture at a public university on the plains',
    home: home('Lincoln', 'NE'),
    wishes: {
      majors: subjects('agriculture'),
      collegeType: ['public', '4-year'],
      states: ['NE', 'IA', 'SD', 'KS'],
    },
    show: [
      'University of Nebraska-Lincoln',
      'Iowa State University',
      'South Dakota State University',
    ],
    avoid: ['Central Community College', 'Drake University'],
  },
];
