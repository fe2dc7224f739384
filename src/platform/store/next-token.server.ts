import { createHmac, timingSafeEqual } from 'node:crypto';
import { badInput } from '../model/refusal.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { storeRefusals as messages } from './store-refusals.messages.ts';

const wrong = () =>
  badInput({
    nextToken: apiSentence(messages.otherList),
  });

/**
 * Signs and reads list page tokens. A token contains its list (its scope: entity, relation and
 * filter) and the last key, and is refused by any other list.
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
   * The key in a token.
   * @throws Refusal BAD_USER_INPUT if the token is not from this list
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
