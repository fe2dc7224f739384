/** The GraphQL types of a message. */
export const messageTypes = `
  "The role of a message’s author."
  enum BoothSpeaker { STUDENT PARENT COUNSELOR REP }
  "The visibility of a message."
  enum BoothMessageState {
    "Everyone at the booth sees it."
    SHOWN
    "A rep looks at it first; until then only its author sees it."
    HELD
    "A rep or an admin has hidden it; its text is null but for reps of the booth and admins."
    HIDDEN
  }
  "The reason a message is held for review."
  enum HeldReason { LINK EMAIL PHONE WORDS }
  "The person who closed or hid a message, and the time."
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
  "The messages that need a rep."
  type BoothDesk {
    "Messages that no rep has answered or closed."
    toAnswer: Int!
    "Since when the oldest of them waits."
    oldestAt: DateTime
    held: Int!
    hidden: Int!
  }
  "A message in the public conversation of a booth."
  type BoothMessage {
    id: ID!
    createdAt: DateTime!
    speaker: BoothSpeaker!
    "First name and initial of a student, name of a rep; null for everyone else."
    name: String
    text: String
    state: BoothMessageState!
    "Why it is held; null where it is not."
    heldFor: HeldReason
    "The message that a rep answers with it."
    answers: ID
    "An answer of a rep to it can be read."
    isAnswered: Boolean!
    "Whether a rep marked it as needing no answer. For reps of the booth and admins."
    closed: BoothMark
    "That it is hidden. For reps of the booth and admins."
    hidden: BoothMark
    isMine: Boolean!
    "The key under which the caller has sent it; null for what others said."
    clientKey: String
  }`;
