/** A college on the card of a fair. */
export interface FairCollege {
  readonly name: string;
  readonly slug: string | null;
  readonly city: string;
  readonly state: string;
  readonly logo: string | null;
}

/** Speakers of a session. */
export interface SessionSpeaker {
  readonly exhibitorId: string;
  readonly name: string;
  readonly collegeId: string | null;
  readonly slug: string | null;
  readonly logo: string | null;
  readonly startsAtMinute: number;
  readonly lengthMinutes: number;
  readonly atSecond: number | null;
}

/** A session of a fair's webinar. */
export interface FairSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly speakers: readonly SessionSpeaker[];
  readonly recording: {
    readonly url: string;
    readonly posterUrl?: string;
    readonly captionsUrl?: string;
  } | null;
}

/** Public fields of a fair's own record. */
export interface PublicFair {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly registrationOpensAt: Date | null;
  readonly exhibitorDeadline: Date;
  readonly cancelledAt: Date | null;
  readonly movedAt: Date | null;
  readonly description: string | null;
  readonly price: number | null;
}

/** Everything public about a fair. */
export interface FairCard extends PublicFair {
  readonly collegeCount: number;
  readonly pennants: readonly FairCollege[];
  readonly colleges: readonly FairCollege[];
  readonly sessions: readonly FairSession[];
  readonly recordingsOut: boolean;
}
