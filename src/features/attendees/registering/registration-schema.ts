/** What people can change in their registration: neither their identity nor the fair. */
const changeable = `
  firstName: String
  lastName: String
  phone: Phone
  address1: String
  address2: String
  city: String
  state: String
  country: String
  postalCode: String
  parentRelationship: String
  parentFirstName: String
  parentLastName: String
  schoolName: String
  schoolGrade: String
  collegeStart: String
  demographics: JSON
  majors: [String]
  gpaScore: Float
  gpaScale: Float
  satScore: Int
  actScore: Int
  title: String
  counselorType: String
  counselorTypeOther: String
  attending: [Int]`;

/** The types for one's own registrations. */
export const registrationTypes = `
  "A registration for a fair as the person it is about sees it."
  type MyRegistration {
    id: ID!
    fair: FairSummary!
    attendeeType: String!
    dob: Date
    email: Email!
    consent: Boolean!
    createdAt: DateTime!
    "When the owner of the address confirmed it. While null, it is shared with no college and no counselor."
    confirmedAt: DateTime
    "Whether it holds a seat. Unconfirmed, it holds one for 30 minutes; confirming takes one if there is room."
    hasSeat: Boolean!
    "Of who registered through a class link."
    class: MyClassmate${changeable}
  }
  "The class a person registered through, and whether its counselor can see their name."
  type MyClassmate {
    counselor: String!
    school: String!
    counselorMaySee: Boolean!
    "The counselor was confirmed after the registration, so the person was not asked yet."
    isUnanswered: Boolean!
  }`;

/** The input of `updateMyRegistration`. */
export const registrationInput = `
  "The input of \`updateMyRegistration\`."
  input MyRegistrationInput {
    id: ID!${changeable}
    "The code of a class link: from now on in that class."
    classCode: String
    "Whether the counselor of the class may see that I registered, and the sessions I came to."
    counselorMaySee: Boolean
  }`;

/** The input of `registerForFair`. Required fields depend on the type: `registrationFieldsOf`. */
export const registeringInput = `
  "The input of \`registerForFair\`."
  input RegisterForFairInput {
    "The fair's address without \`fair-\`."
    fair: String!
    "student, parent or counselor."
    attendeeType: String!
    "Of students. Below thirteen nothing is written down."
    dob: Date
    "Absent: the address of the account."
    email: Email
    firstName: String
    lastName: String
    phone: Phone
    postalCode: String
    "Absent: the United States."
    country: String
    parentRelationship: String
    schoolName: String
    schoolGrade: String
    collegeStart: String
    counselorType: String
    title: String
    majors: [String]
    gpaScore: Float
    satScore: Int
    actScore: Int
    demographics: JSON
    "The numbers of the sessions, at a fair that has some."
    attending: [Int]
    consent: Boolean
    "Code of a class link. An unknown or ended one is ignored."
    classCode: String
    "Whether the counselor of that class may see that I registered, and the sessions I came to. Absent: no."
    counselorMaySee: Boolean
    "At least 16 random characters of the browser that registers signed out: with them the six digits in the email sign in at \`/api/auth/sign-in/code\`. Absent: the email has a link alone."
    challenge: String
    "The language of the emails, as a BCP 47 tag; the one of an account counts first. Absent, or no such tag: English."
    locale: String
    "The IANA time zone in which the emails say times; the one of an account counts first. Absent, or no such zone: the fair’s."
    timeZone: String
  }`;
