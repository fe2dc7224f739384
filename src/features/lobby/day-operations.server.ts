import { closeBooth, reopenBooth } from '../booths/close-booth.server.ts';
import {
  announce,
  fairAnnouncements,
  withdrawAnnouncement,
} from './announcements/announce.server.ts';
import { heardAnnouncements } from './announcements/follow-announcements.server.ts';
import { organizerDashboard } from './dashboard/dashboard.server.ts';
import { exclusionOperations } from './exclusions/exclusion-operations.server.ts';
import { fairFigures } from './fair-figures/fair-figures.server.ts';
import { fairMonitor } from './live-monitor/fair-monitor.server.ts';
import { reportedMessageOperations } from './message-reports/reported-messages.server.ts';
import { reportedThreadOperations } from './thread-reports/reported-threads.server.ts';

/** Operations for organizers: tasks, live view, announcements, figures. */
export const dayOperations = [
  organizerDashboard,
  fairFigures,
  fairMonitor,
  ...reportedThreadOperations,
  ...reportedMessageOperations,
  ...exclusionOperations,
  fairAnnouncements,
  heardAnnouncements,
  announce,
  withdrawAnnouncement,
  closeBooth,
  reopenBooth,
] as const;
