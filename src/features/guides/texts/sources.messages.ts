import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What the notes of the guides cite. Names of laws and of pages stay as they are in every language. */
export const sourceMessages = defineMessages('guides.sources', {
  fafsa: 'Federal Student Aid (U.S. Department of Education), “FAFSA Form”',
  fafsaOpens: 'FAFSA Deadline Act, Public Law 118-145, amending 20 U.S.C. 1090(d)(4)',
  fafsaDeadlines: 'Federal Student Aid, “FAFSA Deadlines”',
  account: 'Federal Student Aid, “Create an Account”',
  dependency: 'Federal Student Aid, “Dependency Status”',
  taxConsent: 'Federal Student Aid, “Filling Out the FAFSA Form”',
  separated: 'Higher Education Act, section 475(f), 20 U.S.C. 1087oo(f): parents who are apart',
  pell: 'Federal Student Aid, “Federal Pell Grants”',
  sai: 'Higher Education Act, section 471, 20 U.S.C. 1087kk: need, and the Student Aid Index',
  workforcePell: 'Public Law 119-21, section 83002: Workforce Pell Grants from July 1, 2026',
  directLoans: 'Federal Student Aid, “Direct Subsidized and Direct Unsubsidized Loans”',
  eligibility: 'Federal Student Aid, “Eligibility Requirements”',
  loanLimits: 'Public Law 119-21, section 81001: limits of federal loans from July 1, 2026',
  special: 'Higher Education Act, section 479A, 20 U.S.C. 1087tt: special circumstances',
  checklists: 'Federal Student Aid, “College Preparation Checklists”',
  scams: 'Federal Student Aid, “Avoiding Scams”',
  netPrice: 'Higher Education Act, section 132(h), 20 U.S.C. 1015a(h): net price calculators',
  offers: 'Consumer Financial Protection Bureau, “Your financial path to graduation”',
  navigator: 'National Center for Education Statistics, College Navigator',
  scorecard: 'U.S. Department of Education, College Scorecard',
  accreditation:
    'U.S. Department of Education, Database of Accredited Postsecondary Institutions and Programs',
  psat: 'College Board, “PSAT/NMSQT”',
  commonApp: 'The Common Application: yearly opening, and Early Decision agreement',
  clep: 'College Board, “CLEP”',
  jst: 'U.S. Department of Defense, Joint Services Transcript',
  definitions: '34 CFR 600.2, “Credit hour” and “Distance education”',
  stateApproval: '34 CFR 600.9(c): approval by the states where students live',
  licensure: '34 CFR 668.43(a)(5)(v): programs that lead to a license',
  transferRules: '34 CFR 668.43(a)(11): transfer of credit and prior learning',
  withdraw: '34 CFR 668.22: aid when a student withdraws',
  childCareCost: 'Higher Education Act, section 472, 20 U.S.C. 1087ll: cost of attendance',
  childCareHelp: 'U.S. Department of Health and Human Services, childcare.gov',
  ccampis: 'Child Care Access Means Parents in School, 20 U.S.C. 1070e',
  snap: '7 CFR 273.5: students and SNAP',
  employer: 'Internal Revenue Code, section 127, 26 U.S.C. 127',
  giBill: 'U.S. Department of Veterans Affairs, “Post-9/11 GI Bill”',
  inState: '38 U.S.C. 3679(c): in-state rates at public colleges',
  giBillHousing: '38 U.S.C. 3313(c)(1)(B): monthly housing stipend',
  idea: '34 CFR 300.102(a)(3): special education ends with a regular diploma',
  disability: '34 CFR 104.44: changes that colleges make for students with disabilities',
  coppa: 'Children’s Online Privacy Protection Rule, 16 CFR part 312',
  ferpa: 'Family Educational Rights and Privacy Act, 20 U.S.C. 1232g(d); 34 CFR 99.5',
  ferpaParents: '34 CFR 99.31(a)(8) and (10): what a college may tell parents',
  clery: 'Higher Education Act, section 485(f), 20 U.S.C. 1092(f); Campus Safety and Security data',
  openAdmission:
    'IPEDS Institutional Characteristics 2024, variable OPENADMP: open admission at 1,101 of 1,203 two-year and 651 of 2,403 four-year degree-granting institutions that answered',
  lifeCredit:
    'IPEDS Institutional Characteristics 2024, variable CREDITS2: 2,216 of 5,893 that answered; 656 of 835 public two-year colleges',
  militaryCredit:
    'IPEDS Institutional Characteristics 2024, variable VET2: 2,893 of 5,893 that answered',
  dayCare:
    'IPEDS Institutional Characteristics 2024, variable STUSRV8: 808 of 5,893 that answered; 273 of 835 public two-year colleges',
  evening:
    'IPEDS Institutional Characteristics 2024, variables SLO7 and DISTCRS: 2,986 and 3,769 of 5,893 that answered',
  distance:
    'IPEDS Institutional Characteristics 2024, variables DISTCRS and DISTPGS: 3,769 and 2,800 of 5,893 that answered',
  allOnline:
    'IPEDS Institutional Characteristics 2024, variable DISTNCED: all programs online at 74 of 5,893 that answered',
});
