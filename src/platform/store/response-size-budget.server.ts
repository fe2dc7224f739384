import { badInput } from '../model/refusal.ts';
import { forPrograms } from '../model/api-sentence.ts';

/**
 * Bytes of JSON that one call may read together. A page of a thousand colleges with all their majors
 * has 2.4 MB, that of the thousand with the most 4.7 MB (federal files of 2024).
 */
const mostBytes = 16 * 1024 * 1024;

/** The maximum value for a statement; used for responses that must not be refused. */
const unlimited = 2 ** 31 - 1;

/** What the answer to one call may still weigh: its reads share it. */
export class ResponseSizeBudget {
  #left: number;
  #taken = 0;

  constructor(bytes = mostBytes) {
    this.#left = bytes;
  }

  /** For reads after a write, which can't be refused anymore. */
  static unlimited(): ResponseSizeBudget {
    return new ResponseSizeBudget(unlimited);
  }

  /** Bytes that statements have given so far. */
  get taken(): number {
    return this.#taken;
  }

  /** Bytes that a statement may give now. */
  get left(): number {
    return this.#left;
  }

  /**
   * Deducts what a statement returned; a statement returns null instead of more than is left.
   * @throws Refusal BAD_USER_INPUT if that is too much
   */
  take(text: string | null): string {
    if (text !== null) {
      const bytes = Buffer.byteLength(text);
      this.#taken += bytes;
      this.#left -= bytes;
    }
    if (text !== null && this.#left >= 0) return text;
    this.#left = 0;
    throw badInput(
      { limit: forPrograms(`This could give more than ${mostBytes / 1024 / 1024} MB.`) },
      forPrograms('The answer would be too large. Please ask for less at once.'),
    );
  }
}
