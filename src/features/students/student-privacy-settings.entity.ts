import { create, full, holderOf } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import { flag } from '../../platform/model/kinds.ts';
import { belongsTo } from '../../platform/model/relation.ts';

export const StudentPrivacySettings = entity(
  'StudentPrivacySettings',
  {
    student: belongsTo('Student').oneToOne(),
    subscribedFairReminders: flag(),
    messageNotifications: flag(),
    allFairReminders: flag(),
    subscribedChatReminders: flag(),
    subscribedWebinarReminders: flag(),
    shareAttendeeInfo: flag(),
  },
  {
    description: 'The privacy and notification settings of a student.',
    access: { owner: full, STUDENTS: create, ADMINS: full },
    sharedWith: [holderOf('student', 'studentId')],
    plural: 'StudentPrivacySettings',
  },
);
