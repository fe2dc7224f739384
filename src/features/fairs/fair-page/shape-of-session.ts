interface Planned {
  readonly lengthMinutes: number;
  readonly speakers: readonly { readonly startsAtMinute: number; readonly lengthMinutes: number }[];
}

/** The structure of a fair's sessions. */
export interface SessionShape {
  /** Minutes of a session. */
  readonly length: number;
  /** Colleges per session, and minutes of each. */
  readonly colleges: number;
  readonly minutes: number;
  /** Minutes before the first college and after the last one. */
  readonly welcome: number;
  readonly questions: number;
}

/** Six colleges of six minutes each in 45 minutes: the default for sessions not planned yet. */
const usual: SessionShape = { length: 45, colleges: 6, minutes: 6, welcome: 1, questions: 8 };

/** The structure of the fullest session; six by six is only the usual case. */
export function shapeOfSession(sessions: readonly Planned[]): SessionShape {
  const fullest = sessions.toSorted((one, other) => other.speakers.length - one.speakers.length)[0];
  const [first] = fullest?.speakers ?? [];
  if (!fullest || !first) {
    const length = sessions[0]?.lengthMinutes ?? usual.length;
    const speaking = usual.welcome + usual.colleges * usual.minutes;
    return { ...usual, length, questions: Math.max(0, length - speaking) };
  }
  const ends = fullest.speakers.map((one) => one.startsAtMinute + one.lengthMinutes);
  return {
    length: fullest.lengthMinutes,
    colleges: fullest.speakers.length,
    minutes: first.lengthMinutes,
    welcome: Math.min(...fullest.speakers.map((one) => one.startsAtMinute)),
    questions: Math.max(0, fullest.lengthMinutes - Math.max(...ends)),
  };
}
