/** SQL: the assignments that anonymize a registration; it still counts. `email` is a parameter. */
export const namesNoOne = (email: string): string => `
  first_name = '', last_name = '', email = ${email}, phone = null, address1 = null, address2 = null,
  city = null, postal_code = null, dob = null, parent_relationship = null, parent_first_name = null,
  parent_last_name = null, school_name = null, demographics = null, majors = null, gpa_score = null,
  gpa_scale = null, sat_score = null, act_score = null, title = null, counselor_type_other = null,
  recording = null, user_id = null, owner = null`;
