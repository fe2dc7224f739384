/** An upcoming fair on the card of a college. */
export interface AttendedFair {
  readonly slug: string;
  readonly name: string;
  readonly startTime: Date;
  readonly endTime: Date;
  /** The fair's own time zone. */
  readonly timeZone: string;
  readonly fairType: string;
}
