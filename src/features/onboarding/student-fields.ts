import { graphql } from '../../platform/pages/graphql.ts';

/** What a student looks for; spread it into documents of loaders. */
export const wishFields = graphql(`
  fragment WishFields on StudentCollegePreferences {
    majors
    campusSize
    campusSetting
    collegeType
    onlineCoursePct
    maxMiles
    states
    maxNetPrice
    admission
  }
`);

/** What a student allows. */
export const privacyFields = graphql(`
  fragment PrivacyFields on StudentPrivacySettings {
    subscribedFairReminders
    subscribedWebinarReminders
    allFairReminders
    messageNotifications
    subscribedChatReminders
    shareAttendeeInfo
  }
`);
