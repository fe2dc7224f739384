import type * as Browser from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';

/** What came of asking the device: null when it worked, else what to tell. */
type Told = Message | null;

const post = (path: string, body: object) =>
  fetch(`/api/auth/passkey/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Asks the device for a passkey, and signs in by it; the cookie is set when it answers null. */
export async function signInByDevice(): Promise<Told> {
  return withLibrary(async ({ startAuthentication }) => {
    const begun = await post('sign-in-options', {});
    if (!begun.ok) return refused(begun, messages.failed);
    const optionsJSON = (await begun.json()) as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON });
    const answer = await post('sign-in', { response });
    return answer.ok ? null : refused(answer, messages.unknown);
  });
}

/** Has the device make a passkey from the server's options (JSON), and adds it to the account. */
export async function addByDevice(options: string, name: string): Promise<Told> {
  return withLibrary(async ({ startRegistration }) => {
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    const answer = await post('add', { name, response });
    return answer.ok ? null : refused(answer, messages.refused);
  });
}

type Library = typeof Browser;

/** The library is loaded when someone presses the button. */
async function withLibrary(act: (library: Library) => Promise<Told>): Promise<Told> {
  try {
    const library = await import('@simplewebauthn/browser');
    return library.browserSupportsWebAuthn() ? await act(library) : messages.notHere;
  } catch (problem) {
    const isCeremony = problem instanceof Error && problem.name !== 'TypeError';
    return isCeremony ? messages.stopped : messages.failed;
  }
}

const refused = ({ status }: Response, otherwise: Message): Message =>
  status === 429 ? messages.tooMany : status >= 500 ? messages.failed : otherwise;
