/** A message in GraphQL's own words. */
export const messageTypes = `
  enum BoothSpeaker { STUDENT PARENT COUNSELOR REP }
  enum BoothMessageState {
    "Everybody at the booth reads it."
    SHOWN
    "A rep looks at it first; until then only its author sees it."
    HELD
    "A rep or an admin has hidden it; its text is null."
    HIDDEN
  }
  enum HeldReason { LINK EMAIL PHONE WORDS }
  "Something said in the public conversation of a booth."
  type BoothMessage {
    id: ID!
    createdAt: DateTime!
    speaker: BoothSpeaker!
    "Of a student the first name and an initial, of a rep the name; null of everybody else."
    name: String
    text: String
    state: BoothMessageState!
    "Why it is held; null where it is not."
    heldFor: HeldReason
    "The message that a rep answers with it."
    answers: ID
    isAnswered: Boolean!
    isMine: Boolean!
    "The key under which the caller has sent it; null for what others said."
    clientKey: String
  }`;
