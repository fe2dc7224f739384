/** A message in GraphQL's own words. */
export const messageTypes = `
  enum BoothSpeaker { STUDENT PARENT COUNSELOR REP }
  enum BoothMessageState {
    "Everybody at the booth reads it."
    SHOWN
    "A rep looks at it first; until then only its author sees it."
    HELD
    "A rep or an admin has hidden it; its text is null but for reps of the booth and admins."
    HIDDEN
  }
  enum HeldReason { LINK EMAIL PHONE WORDS }
  "Who has closed or hidden a message, and when."
  type BoothMark {
    at: DateTime!
    "Name of the rep; null of an admin, and of who has left."
    by: String
    isByAdmin: Boolean!
    "Why, in the words of who did it."
    why: String
    "The caller may undo it: reps what reps did, admins everything that admins do."
    mayUndo: Boolean!
  }
  "What waits at a booth."
  type BoothDesk {
    "Messages that no rep has answered or closed."
    toAnswer: Int!
    "Since when the oldest of them waits."
    oldestAt: DateTime
    held: Int!
    hidden: Int!
  }
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
    "An answer of a rep to it can be read."
    isAnswered: Boolean!
    "That a rep says it needs no answer any more. For reps of the booth and admins."
    closed: BoothMark
    "That it is hidden. For reps of the booth and admins."
    hidden: BoothMark
    isMine: Boolean!
    "The key under which the caller has sent it; null for what others said."
    clientKey: String
  }`;
