import { signedIn } from '../../accounts/people-services.ts';
import { noLonger } from '../../../platform/events/feed.ts';
import { liveCall } from '../../../platform/graphql/live-call.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { forbidden, notFound } from '../../../platform/model/refusal.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { findFair } from '../entry/admission.server.ts';
import { entryTopics, takesEntry } from '../access-changes.ts';
import { isAbout } from '../presence/fair-presence.server.ts';
import { lobbyRefusals as messages } from '../entry/lobby-refusals.messages.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { losesEntry, mayLoseEntry } from '../loses-entry.server.ts';
import { stillStands } from '../entry/lobby-role.ts';
import {
  announcementClass,
  announcementIn,
  announcementsFor,
  announcementTopic,
  readAnnouncements,
} from './open-announcements.server.ts';

/** `heardAnnouncements(fair)`: the caller's announcements at a fair, even before it opens. */
export const heardAnnouncements = operation<'heardAnnouncements', LobbyServices>({
  kind: 'Query',
  name: 'heardAnnouncements',
  field: `
  "Lists what is announced to the caller at a public fair. Null if there is no such fair, or the caller isn’t registered for it."
  heardAnnouncements(
    "The fair's address without \`fair-\`."
    fair: String!
  ): HeardAnnouncements`,
  types: `
  "The announcements to the caller at a fair, with a cursor for \`onAnnouncement\`."
  type HeardAnnouncements {
    fairId: ID!
    "Those that are not withdrawn, the newest first."
    items: [FairAnnouncement!]!
    "onAnnouncement brings what is announced after this."
    cursor: String!
  }`,
  who: ['signedIn'],
  async resolve({ fair: slug }, call) {
    const { services } = call;
    const { pool } = services.database;
    const viewer = signedIn(call);
    const fair = await findFair(services.fairCards, { slug });
    if (!fair || (await services.lobby.admission(viewer, fair)).standing === null) return null;
    const cursor = await services.lobby.presentCursor();
    const all = (await readAnnouncements(pool, [fair.id])).get(fair.id) ?? [];
    const items = await announcementsFor(all, viewer, services.lobby.sessionReach);
    return { fairId: fair.id, items, cursor };
  },
});

/** `onAnnouncement(fairId)`: the same, live; its subscribers don't count as present. */
export const onAnnouncement = liveCall<'onAnnouncement', LobbyServices>({
  name: 'onAnnouncement',
  field: `
  "Streams announcements to the caller at a fair, including changes and withdrawals, also before the fair opens."
  onAnnouncement(fairId: ID!, after: String): FairAnnouncement`,
  who: ['signedIn'],
  topics: [announcementTopic, ...entryTopics],
  async follow({ fairId }, { viewer, services }) {
    const fair = await findFair(services.fairCards, { id: fairId });
    if (!fair) throw notFound();
    const { entersAs } = await services.lobby.admission(viewer, fair);
    if (entersAs === null) throw forbidden(apiSentence(messages.register));
    const { pool } = services.database;
    return {
      standing: JSON.stringify(entersAs),
      allows: (now) => stillStands(entersAs, now),
      concerns: (change) =>
        change.topic === announcementTopic ? isAbout(change, fairId) : takesEntry(change, fairId),
      classOf(who, change) {
        if (change.topic === announcementTopic) return announcementClass(who, change);
        return mayLoseEntry(who, change) ? `person:${String(who.id)}` : null;
      },
      async show(change, who) {
        if (change.topic === announcementTopic)
          return announcementIn(change, who, services.lobby.sessionReach);
        return (await losesEntry(pool, who, change)) ? noLonger : null;
      },
    };
  },
});
