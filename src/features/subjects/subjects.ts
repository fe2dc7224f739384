import type { subjectNames } from './subjects.messages.ts';

/** The key of a subject, which is also that of its name and of the words people search it by. */
export type SubjectKey = keyof typeof subjectNames;

/** A subject as families call it, and the title of CIP 2020 under which it is stored. */
export interface Subject {
  readonly key: SubjectKey;
  /** The title of a family or field; unique. */
  readonly title: string;
}

/** What is stored for a student who hasn’t decided: it’s no title of CIP 2020. */
export const undecided = 'Undecided';

/** Most subjects of one person: someone who names more is undecided. */
export const mostSubjects = 5;

type AreaTitles = Readonly<Partial<Record<SubjectKey, string>>>;

const titlesByArea = {
  business: {
    accounting: 'Accounting and Related Services',
    business: 'Business Administration, Management and Operations',
    entrepreneurship: 'Entrepreneurial and Small Business Operations',
    finance: 'Finance and Financial Management Services',
    hospitality: 'Hospitality Administration/Management',
    humanResources: 'Human Resources Management and Services',
    internationalBusiness: 'International Business',
    marketing: 'Marketing',
    realEstate: 'Real Estate',
    supplyChain: 'Management Sciences and Quantitative Methods',
    constructionManagement: 'Construction Management',
  },
  health: {
    nursing: 'Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing',
    premed: 'Health/Medical Preparatory Programs',
    preVet: 'Agriculture/Veterinary Preparatory Programs',
    publicHealth: 'Public Health',
    healthSciences: 'Health Services/Allied Health/Health Sciences, General',
    healthAdministration: 'Health and Medical Administrative Services',
    dentalHygiene: 'Dental Support Services and Allied Professions',
    medicalAssisting: 'Allied Health and Medical Assisting Services',
    radiology: 'Allied Health Diagnostic, Intervention, and Treatment Professions',
    medicalLab: 'Clinical/Medical Laboratory Science/Research and Allied Professions',
    pharmacy: 'Pharmacy, Pharmaceutical Sciences, and Administration',
    physicalTherapy: 'Rehabilitation and Therapeutic Professions',
    speechTherapy: 'Communication Disorders Sciences and Services',
    nutrition: 'Dietetics and Clinical Nutrition Services',
    mentalHealth: 'Mental and Social Health Services and Allied Professions',
    practicalNursing: 'Practical Nursing, Vocational Nursing and Nursing Assistants',
  },
  science: {
    biology: 'Biology, General',
    biochemistry: 'Biochemistry, Biophysics and Molecular Biology',
    biotechnology: 'Biotechnology',
    microbiology: 'Microbiological Sciences and Immunology',
    genetics: 'Genetics',
    neuroscience: 'Neurobiology and Neurosciences',
    zoology: 'Zoology/Animal Biology',
    botany: 'Botany/Plant Biology',
    ecology: 'Ecology, Evolution, Systematics, and Population Biology',
    marineBiology: 'Marine Sciences',
    exerciseScience: 'Sports, Kinesiology, and Physical Education/Fitness',
    chemistry: 'Chemistry',
    physics: 'Physics',
    astronomy: 'Astronomy and Astrophysics',
    geology: 'Geological and Earth Sciences/Geosciences',
    meteorology: 'Atmospheric Sciences and Meteorology',
    environmentalScience: 'Natural Resources Conservation and Research',
    environmentalPolicy: 'Environmental/Natural Resources Management and Policy',
    forestry: 'Forestry',
    wildlife: 'Wildlife and Wildlands Science and Management',
    mathematics: 'Mathematics',
    statistics: 'Statistics',
    forensicScience: 'Security Science and Technology',
  },
  farm: {
    agriculture: 'Agriculture, General',
    agribusiness: 'Agricultural Business and Management',
    animalScience: 'Animal Sciences',
    horticulture: 'Applied Horticulture and Horticultural Business Services',
    foodScience: 'Food Science and Technology',
  },
  tech: {
    computerScience: 'Computer Science',
    informationTechnology: 'Computer and Information Sciences, General',
    cybersecurity: 'Computer/Information Technology Administration and Management',
    softwareDevelopment: 'Computer Programming',
    gameDesign: 'Computer Software and Media Applications',
    networking: 'Computer Systems Networking and Telecommunications',
    dataScience: 'Data Science',
  },
  engineering: {
    engineering: 'Engineering, General',
    aerospaceEngineering: 'Aerospace, Aeronautical, and Astronautical/Space Engineering',
    biomedicalEngineering: 'Biomedical/Medical Engineering',
    chemicalEngineering: 'Chemical Engineering',
    civilEngineering: 'Civil Engineering',
    computerEngineering: 'Computer Engineering',
    electricalEngineering: 'Electrical, Electronics, and Communications Engineering',
    environmentalEngineering: 'Environmental/Environmental Health Engineering',
    industrialEngineering: 'Industrial Engineering',
    mechanicalEngineering: 'Mechanical Engineering',
    materialsEngineering: 'Materials Engineering',
    robotics: 'Mechatronics, Robotics, and Automation Engineering',
    engineeringTechnology: 'Engineering Technologies/Technicians, General',
  },
  arts: {
    architecture: 'Architecture',
    interiorDesign: 'Interior Architecture',
    landscapeArchitecture: 'Landscape Architecture',
    urbanPlanning: 'City/Urban, Community, and Regional Planning',
    art: 'Fine and Studio Arts',
    graphicDesign: 'Design and Applied Arts',
    dance: 'Dance',
    film: 'Film/Video and Photographic Arts',
    music: 'Music',
    theater: 'Drama/Theatre Arts and Stagecraft',
    musicBusiness: 'Arts, Entertainment, and Media Management',
    fashion: 'Apparel and Textiles',
    audioProduction: 'Audiovisual Communications Technologies/Technicians',
  },
  words: {
    communication: 'Communication and Media Studies',
    journalism: 'Journalism',
    advertising: 'Public Relations, Advertising, and Applied Communication',
    broadcasting: 'Radio, Television, and Digital Communication',
    english: 'English Language and Literature, General',
    creativeWriting: 'Rhetoric and Composition/Writing Studies',
    spanish: 'Romance Languages, Literatures, and Linguistics',
    asianLanguages: 'East Asian Languages, Literatures, and Linguistics',
    languages: 'Linguistic, Comparative, and Related Language Studies and Services',
    signLanguage: 'American Sign Language',
    philosophy: 'Philosophy',
    religion: 'Religion/Religious Studies',
    theology: 'Theological and Ministerial Studies',
    history: 'History',
    liberalArts: 'Liberal Arts and Sciences, General Studies and Humanities',
  },
  people: {
    psychology: 'Psychology, General',
    socialWork: 'Social Work',
    sociology: 'Sociology',
    anthropology: 'Anthropology',
    economics: 'Economics',
    politicalScience: 'Political Science and Government',
    internationalRelations: 'International Relations and National Security Studies',
    geography: 'Geography and Cartography',
    prelaw: 'Non-Professional Legal Studies',
    paralegal: 'Legal Support Services',
    criminalJustice: 'Criminal Justice and Corrections',
    criminology: 'Criminology',
    fireScience: 'Fire Protection',
    publicPolicy: 'Public Policy Analysis',
    humanServices: 'Human Services, General',
    ethnicStudies: 'Ethnic, Cultural Minority, Gender, and Group Studies',
    familyStudies: 'Human Development, Family Studies, and Related Services',
    sportManagement: 'Parks, Recreation, and Leisure Facilities Management',
    homelandSecurity: 'Homeland Security',
  },
  teaching: {
    elementaryEducation:
      'Teacher Education and Professional Development, Specific Levels and Methods',
    secondaryEducation: 'Teacher Education and Professional Development, Specific Subject Areas',
    specialEducation: 'Special Education and Teaching',
    education: 'Education, General',
  },
  trades: {
    automotive: 'Vehicle Maintenance and Repair Technologies/Technicians',
    hvac: 'Heating, Air Conditioning, Ventilation and Refrigeration Maintenance Technology/Technician (HAC, HACR, HVAC, HVACR)',
    electrician: 'Electrical and Power Transmission Installers',
    carpentry: 'Carpenters',
    welding: 'Precision Metal Working',
    cosmetology: 'Cosmetology and Related Personal Grooming Services',
    culinary: 'Culinary Arts and Related Services',
    aviation: 'Air Transportation',
    trucking: 'Ground Transportation',
    funeral: 'Funeral Service and Mortuary Science',
    military: 'Air Force ROTC, Air Science and Operations',
    electronics: 'Electrical/Electronics Maintenance and Repair Technologies/Technicians',
  },
} as const satisfies Readonly<Record<string, AreaTitles>>;

/** The key of an area of subjects. */
export type SubjectArea = keyof typeof titlesByArea;

const keysOf = <const Key extends string>(by: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(by) as Key[];

/** All subjects by areas, in the order in which they are offered. */
export const subjectAreas: readonly {
  readonly key: SubjectArea;
  readonly subjects: readonly Subject[];
}[] = keysOf(titlesByArea).map((key) => {
  const titles: AreaTitles = titlesByArea[key];
  return {
    key,
    subjects: keysOf(titles).map((subject) => ({ key: subject, title: titles[subject] ?? '' })),
  };
});

const keysByTitle = new Map(
  subjectAreas.flatMap(({ subjects }) => subjects.map(({ key, title }) => [title, key] as const)),
);

/** The subject under which a title of CIP 2020 is known to families; most titles have none. */
export const subjectOf = (title: string): SubjectKey | undefined => keysByTitle.get(title);
