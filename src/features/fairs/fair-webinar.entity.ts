import { createReadUpdate, read, whereRelated } from '../../platform/model/access.ts';
import { entity } from '../../platform/model/entity.ts';
import type { FieldReader } from '../../platform/model/field.ts';
import { choice } from '../../platform/model/kinds.ts';
import { json } from '../../platform/model/lists.ts';
import { belongsTo } from '../../platform/model/relation.ts';
import { webinarStatuses } from './fair-choices.ts';
import { recordingLinks, webinarDetails, webinarLinks } from './webinar-shapes.ts';

const organisers: FieldReader[] = ['ADMINS', 'ADMINS6X6'];

export const FairWebinar = entity(
  'FairWebinar',
  {
    fair: belongsTo('Fair').toAny().oneToOne(),
    details: json(webinarDetails)
      .startsAs({ sessions: [] })
      .visibleInFullTo(organisers, 'public_webinar_details'),
    recordingLinks: json(recordingLinks)
      .optional()
      .visibleInFullTo(organisers, 'public_recording_links'),
    webinarStatus: choice(webinarStatuses).startsAs('draft'),
    webinarLinks: json(webinarLinks).optional().visibleInFullTo(organisers, 'public_webinar_links'),
  },
  {
    description: 'The webinar of a fair, with its sessions, links and recordings.',
    access: {
      guests: read,
      signedIn: read,
      ADMINS: createReadUpdate,
      ADMINS6X6: whereRelated(createReadUpdate, 'fair', 'fairType', '6x6'),
    },
    owner: false,
  },
);
