/** The groups of fields that a student shares with a college, or does not. */
export const sharingGroups = ['contact', 'school', 'academics', 'demographics'] as const;
export type SharingGroup = (typeof sharingGroups)[number];

/** What can be answered for: a group, or leave to send text messages, which is a thing of its own. */
export const sharingTopics = [...sharingGroups, 'texts'] as const;
export type SharingTopic = (typeof sharingTopics)[number];

/** What a student does at the moment of an answer. */
export const sharingActions = ['saved', 'asked', 'called', 'scanned', 'profile'] as const;
export type SharingAction = (typeof sharingActions)[number];
