import { studentFairType } from '../../attendees/fairs-of-students.server.ts';
import { exhibitTypes } from '../../exhibitors/own-exhibits.server.ts';
import { fairSummaryType } from '../../fairs/read-fairs.server.ts';
import { receiptTypes } from '../../payments/own-receipts.server.ts';
import { consentTypes } from '../../students/own-consents.server.ts';

/** The types around `me`. */
export const meTypes = `
  ${fairSummaryType}
  ${studentFairType}
  ${exhibitTypes}
  ${receiptTypes}
  ${consentTypes}
  "The signed-in account."
  type Me {
    "The account's id."
    sub: ID!
    email: Email!
    user_type: String!
    "For reps: the college ID, or TBD until one is confirmed. For counselors: the school ID once confirmed."
    college_id: String
    "For parents: the requested student, or the first one."
    student_id: ID
    "The name given at sign-up, in one piece."
    name: String
    "A student's date of birth: from the profile, or else as given at sign-up."
    dob: Date
    displayName: String!
    profileTitle: String!
    avatarInitials: String!
    setupComplete: Boolean!
    "Whether someone else has confirmed this person."
    approved: Boolean!
    timeZone: String
    locale: String
    collegeRep: CollegeRep
    college: College
    collegeBooths(limit: Int, nextToken: String): ModelFairBoothConnection!
    "For parents: your own Parent record for this student."
    parent: Parent
    "For parents: your own records, one per student. For students: your parents."
    parents(limit: Int, nextToken: String): ModelParentConnection!
    student: Student
    "For parents: the students to switch between."
    students(limit: Int, nextToken: String): ModelStudentConnection!
    counselor: Counselor
    counselorSchool: CounselorSchool
    "Whether the counselor can change the school’s name and location: they added it and no one is confirmed there."
    mayRenameSchool: Boolean!
    registrations: [MyRegistration!]!
    "For parents: the fairs linked students are registered for, which the parent can enter too."
    studentFairs: [StudentFair!]!
    exhibits: [MyExhibit!]!
    receipts: [MyReceipt!]!
    "What is offered to the confirmed address and waits for an answer."
    invitations: [Invitation!]!
    claims: [CollegeClaim!]!
    "For students: your answers to colleges. For parents: the student’s answers."
    consents: [MyConsent!]!
  }
  "The kind of an invitation."
  enum InvitationKind {
    PARENT_INVITATION
    STUDENT_INVITATION
    REP_INVITATION
    COUNSELOR_CONFIRMATION
  }
  "An invitation the caller can accept or decline."
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
