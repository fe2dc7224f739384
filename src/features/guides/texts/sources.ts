import type { Message } from '../../../platform/i18n/define-messages.ts';
import { sourceMessages as messages } from './sources.messages.ts';

/** Where a fact comes from. */
export interface Source {
  readonly title: Message;
  readonly url: string;
  /** The month, or the year of a survey, for which it is true: ISO 8601. */
  readonly asOf: string;
}

/** What a note in the prose can name: `[^pell]`. */
export type SourceName = keyof typeof messages;

const law = (title: number, section: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`;
const rule = (title: number, path: string) => `https://www.ecfr.gov/current/title-${title}/${path}`;
const aid = (path: string) => `https://studentaid.gov/${path}`;
const survey = 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx';

/** The page behind each name. */
const pages: Readonly<Record<SourceName, readonly [url: string, asOf?: string]>> = {
  fafsa: [aid('h/apply-for-aid/fafsa')],
  fafsaOpens: ['https://www.congress.gov/118/bills/hr8932/BILLS-118hr8932enr.htm'],
  fafsaDeadlines: [aid('apply-for-aid/fafsa/fafsa-deadlines')],
  account: [aid('fsa-id/create-account/launch')],
  dependency: [aid('apply-for-aid/fafsa/filling-out/dependency')],
  taxConsent: [aid('apply-for-aid/fafsa/filling-out')],
  separated: [law(20, '1087oo')],
  pell: [aid('understand-aid/types/grants/pell')],
  sai: [law(20, '1087kk')],
  workforcePell: ['https://www.congress.gov/bill/119th-congress/house-bill/1/text', '2026-07'],
  directLoans: [aid('understand-aid/types/loans/subsidized-unsubsidized')],
  eligibility: [aid('understand-aid/eligibility/requirements')],
  loanLimits: ['https://www.congress.gov/bill/119th-congress/house-bill/1/text', '2026-07'],
  special: [law(20, '1087tt')],
  checklists: [aid('resources/prepare-for-college/checklists')],
  scams: [aid('resources/scams')],
  netPrice: [law(20, '1015a')],
  offers: ['https://www.consumerfinance.gov/paying-for-college/your-financial-path-to-graduation/'],
  navigator: ['https://nces.ed.gov/collegenavigator/'],
  scorecard: ['https://collegescorecard.ed.gov/'],
  accreditation: ['https://ope.ed.gov/dapip/'],
  psat: ['https://satsuite.collegeboard.org/psat-nmsqt'],
  commonApp: ['https://www.commonapp.org/'],
  clep: ['https://clep.collegeboard.org/'],
  jst: ['https://jst.doded.mil'],
  definitions: [rule(34, 'section-600.2')],
  stateApproval: [rule(34, 'section-600.9')],
  licensure: [rule(34, 'section-668.43')],
  transferRules: [rule(34, 'section-668.43')],
  withdraw: [rule(34, 'section-668.22')],
  childCareCost: [law(20, '1087ll')],
  childCareHelp: ['https://childcare.gov'],
  ccampis: [law(20, '1070e')],
  snap: [rule(7, 'section-273.5')],
  employer: [law(26, '127'), '2026-01'],
  giBill: ['https://www.va.gov/education/about-gi-bill-benefits/post-9-11/'],
  inState: [law(38, '3679')],
  giBillHousing: [law(38, '3313')],
  idea: [rule(34, 'section-300.102')],
  disability: [rule(34, 'section-104.44')],
  coppa: [rule(16, 'part-312')],
  ferpa: [law(20, '1232g')],
  ferpaParents: [rule(34, 'section-99.31')],
  clery: ['https://ope.ed.gov/campussafety/'],
  openAdmission: [survey, '2024'],
  lifeCredit: [survey, '2024'],
  militaryCredit: [survey, '2024'],
  dayCare: [survey, '2024'],
  evening: [survey, '2024'],
  distance: [survey, '2024'],
  allOnline: [survey, '2024'],
};

/** When laws and official pages were last checked, where nothing else is said. */
const checked = '2025-07';

/** Whether there is a source of this name. */
export const isSourceName = (name: string): name is SourceName => Object.hasOwn(pages, name);

/** Where the fact comes from. */
export function sourceOf(name: SourceName): Source {
  const [url, asOf = checked] = pages[name];
  return { title: messages[name], url, asOf };
}
