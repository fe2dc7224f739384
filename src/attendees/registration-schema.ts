/** What a person may change of the own registration: not who or which fair it is for. */
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

/** The types around one's own registrations. */
export const registrationTypes = `
  "A registration for a fair as the person it is about sees it."
  type MyRegistration {
    id: ID!
    fair: FairSummary!
    attendeeType: String!
    dob: Date
    email: Email!
    consent: Boolean!
    createdAt: DateTime!${changeable}
  }`;

/** What `updateMyRegistration` takes. */
export const registrationInput = `
  input MyRegistrationInput {
    id: ID!${changeable}
  }`;
