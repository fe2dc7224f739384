import { studentFairType } from '../attendees/fairs-of-students.server.ts';
import { exhibitTypes } from '../exhibitors/own-exhibits.server.ts';
import { fairSummaryType } from '../fairs/fair-summary.ts';
import { receiptTypes } from '../payments/own-receipts.server.ts';
import { consentTypes } from '../students/own-consents.server.ts';

/** The types around `me`. */
export const meTypes = `
  ${fairSummaryType}
  ${studentFairType}
  ${exhibitTypes}
  ${receiptTypes}
  ${consentTypes}
  "Whoever is signed in."
  type Me {
    "The account's id."
    sub: ID!
    email: Email!
    user_type: String!
    "Of a college rep the college, or TBD while none is confirmed; of a counselor the school once someone has confirmed it."
    college_id: String
    "Of a parent the student that was asked for, or the first."
    student_id: ID
    "The name given at sign-up, in one piece."
    name: String
    "A student's date of birth: from the profile, or else as given at sign-up."
    dob: Date
    displayName: String!
    profileTitle: String!
    avatarInitials: String!
    setupComplete: Boolean!
    "Whether somebody else has confirmed who this is."
    approved: Boolean!
    timeZone: String
    locale: String
    collegeRep: CollegeRep
    college: College
    collegeBooths(limit: Int, nextToken: String): ModelFairBoothConnection!
    "Of a parent the own record with that student."
    parent: Parent
    "Of a parent the own records, one for each student; of a student the parents."
    parents(limit: Int, nextToken: String): ModelParentConnection!
    student: Student
    "Of a parent: the students to switch between."
    students(limit: Int, nextToken: String): ModelStudentConnection!
    counselor: Counselor
    counselorSchool: CounselorSchool
    "Whether a counselor may give that school another name or place: it is the own, and nobody is confirmed at it."
    mayRenameSchool: Boolean!
    registrations: [MyRegistration!]!
    "Of a parent: the fairs for which linked students are registered, which the parent may enter too."
    studentFairs: [StudentFair!]!
    exhibits: [MyExhibit!]!
    receipts: [MyReceipt!]!
    "What is offered to the confirmed address and waits for an answer."
    invitations: [Invitation!]!
    claims: [CollegeClaim!]!
    "Of a student what colleges were answered about the own details; of a parent what that student answered."
    consents: [MyConsent!]!
  }
  enum InvitationKind {
    PARENT_INVITATION
    STUDENT_INVITATION
    REP_INVITATION
    COUNSELOR_CONFIRMATION
  }
  type Invitation {
    id: ID!
    kind: InvitationKind!
    "Who asks."
    from: String
    "The college or school it is about."
    about: String
    createdAt: DateTime!
    expiresAt: DateTime!
  }`;
