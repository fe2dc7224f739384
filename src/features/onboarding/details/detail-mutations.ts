import { graphql } from '../../../platform/pages/graphql.ts';

/** What the forms about oneself send, by the entity they change. */
export const updateStudent = graphql(`
  mutation ChangeStudent($input: UpdateStudentInput!) {
    updateStudent(input: $input) {
      id
    }
  }
`);

export const requestChange = graphql(`
  mutation RequestCollegeChange($input: CollegeChangeInput!) {
    requestCollegeChange(input: $input) {
      id
    }
  }
`);

export const updateWishes = graphql(`
  mutation ChangeWishes($input: UpdateStudentCollegePreferencesInput!) {
    updateStudentCollegePreferences(input: $input) {
      id
    }
  }
`);

export const createWishes = graphql(`
  mutation MakeWishes($input: CreateStudentCollegePreferencesInput!) {
    createStudentCollegePreferences(input: $input) {
      id
    }
  }
`);

export const updateParent = graphql(`
  mutation ChangeParent($input: UpdateParentInput!) {
    updateParent(input: $input) {
      id
    }
  }
`);

export const updateRep = graphql(`
  mutation ChangeRep($input: UpdateCollegeRepInput!) {
    updateCollegeRep(input: $input) {
      id
    }
  }
`);

export const updateCollege = graphql(`
  mutation ChangeCollege($input: UpdateCollegeInput!) {
    updateCollege(input: $input) {
      id
    }
  }
`);

export const updatePrograms = graphql(`
  mutation ChangePrograms($input: UpdateCollegeProfileInput!) {
    updateCollegeProfile(input: $input) {
      id
    }
  }
`);

export const createPrograms = graphql(`
  mutation MakePrograms($input: CreateCollegeProfileInput!) {
    createCollegeProfile(input: $input) {
      id
    }
  }
`);

export const updateCounselor = graphql(`
  mutation ChangeCounselor($input: UpdateCounselorInput!) {
    updateCounselor(input: $input) {
      id
    }
  }
`);

export const updateSchool = graphql(`
  mutation ChangeSchool($input: UpdateCounselorSchoolInput!) {
    updateCounselorSchool(input: $input) {
      id
    }
  }
`);
