/** A registration for one fair of a kind, as the price list has it. */
export interface RegistrationPrice {
  readonly fairType: string;
  readonly cents: number;
  readonly credits: number;
}

/** A pack of credits, as the price list has it. */
export interface Pack {
  readonly name: string;
  readonly credits: number;
  readonly cents: number;
}

/** A pack, and what is worked out of it. */
export interface WorkedOutPack extends Pack {
  /** How many fairs it pays for; null where kinds of fairs take different numbers of credits. */
  readonly fairs: number | null;
  /** Cents for one fair, or for one credit where fairs take different numbers of them. */
  readonly each: number;
  /** Cents less than as many fairs with live booths one by one; 0 for none. */
  readonly saved: number;
  /** The kinds of fairs that cost more with this pack’s credits than in money. */
  readonly dearer: readonly string[];
}

/** What a fair costs by a pack, and how much less that is than one by one. */
export function workOutPack<P extends Pack>(
  pack: P,
  registrations: readonly RegistrationPrice[],
): P & WorkedOutPack {
  const takes = new Set(registrations.map(({ credits }) => credits));
  const [same] = takes.size === 1 ? takes : [];
  const fairs = same === undefined ? null : Math.floor(pack.credits / same);
  const booth = registrations.find(({ fairType }) => fairType === 'booth');
  const oneByOne = booth ? Math.floor(pack.credits / booth.credits) * booth.cents : 0;
  return {
    ...pack,
    fairs,
    each: Math.round(pack.cents / (fairs !== null && fairs > 0 ? fairs : pack.credits)),
    saved: Math.max(0, oneByOne - pack.cents),
    dearer: registrations
      .filter(({ cents, credits }) => pack.cents * credits > cents * pack.credits)
      .map(({ fairType }) => fairType),
  };
}
