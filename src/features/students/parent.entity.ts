import { create, creator, full, namedIn } from '../../platform/model/access.ts';
import { entity, type Rule } from '../../platform/model/entity.ts';
import { account, email, flag, instant, phone, text } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { belongsTo } from '../../platform/model/relation.ts';

/** Students name their own parents; only an invitation creates the record before the link. */
const ofOneStudent: Rule = ({ studentId }, { viewer }) =>
  viewer.role === 'STUDENTS' && !studentId ? { studentId: messages.required } : null;

export const Parent = entity(
  'Parent',
  {
    student: belongsTo('Student').optional().goesWith(),
    firstName: text(),
    lastName: text(),
    phone: phone().optional(),
    email: email(),
    userId: account('none'),
    studentRelationship: text({ max: 60 }).optional(),
    deleted: flag().startsAs(false).setBy('ADMINS'),
    confirmedAt: instant().optional().setBy('system'),
  },
  {
    description: 'A parent, guardian or other supporter, and the student they are linked to.',
    access: { owner: full, STUDENTS: create, ADMINS: full },
    ownedBy: [creator, namedIn('userId')],
    hiddenBy: 'deleted',
    unique: [['userId', 'studentId']],
    rules: [ofOneStudent],
  },
);
