import { createHmac, timingSafeEqual } from 'node:crypto';
import { badInput } from '../model/refusal.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { storeRefusals as said } from './store-refusals.words.ts';

const wrong = () =>
  badInput({
    nextToken: apiSentence(said.otherList),
  });

/**
 * Signs and reads the tokens that continue a list. A token names the list it came from (its scope:
 * noun, relation and filter) and the last key given, and is refused by any other list.
 */
export class NextTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #sign(scope: string, key: string): Buffer {
    return createHmac('sha256', this.#secret)
      .update(`next\u0000${scope}\u0000${key}`)
      .digest()
      .subarray(0, 12);
  }

  /** The token for what follows `key` in the list `scope`. */
  write(scope: string, key: string): string {
    return Buffer.concat([this.#sign(scope, key), Buffer.from(key)]).toString('base64url');
  }

  /**
   * The key that a token stands for.
   * @throws Refusal BAD_USER_INPUT when the token is not one of this list.
   */
  read(scope: string, token: string): string {
    if (token.length > 500 || !/^[\w-]+$/.test(token)) throw wrong();
    const bytes = Buffer.from(token, 'base64url');
    const key = bytes.subarray(12).toString();
    const signature = this.#sign(scope, key);
    if (bytes.length <= 12 || !timingSafeEqual(bytes.subarray(0, 12), signature)) throw wrong();
    return key;
  }
}
