import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { forbidden } from '../../../platform/model/refusal.ts';
import type { OpenBooth } from '../booth-page/open-booth.server.ts';
import { exclusionRefusals as messages } from './exclusion-refusals.messages.ts';

/**
 * What everyone who is muted at a fair can't do: write, wait in line, and be in a call.
 * @throws Refusal FORBIDDEN
 */
export function refuseMuted({ isMuted }: Pick<OpenBooth, 'isMuted'>): void {
  if (isMuted) throw forbidden(apiSentence(messages.muted));
}
