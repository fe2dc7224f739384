import { expect } from 'vitest';
import { fileClient, picture } from './files-by-http.fixture.server.ts';
import type { Person, TestServer } from './test-server.server.ts';

/** A draft as the API answers it. */
interface Draft {
  readonly id: string;
  readonly version: number;
  readonly htmlBody: string;
  readonly textTwin: string;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

/** A picture that is there, as the editor gets it. */
interface Taken {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Lets an admin save drafts and upload images for them, and anyone load these. */
export async function pictureDrafts(app: TestServer, admin: Person) {
  const files = await fileClient(app);
  const send = (draftId: string, body: Uint8Array, who = admin) =>
    files.send(who, 'POST', `/api/campaign-pictures/${draftId}`, { body: new Uint8Array(body) });
  return {
    send,
    look: (path: string, method = 'GET') => files.send(app.stranger(), method, path),
    async save(input: object): Promise<Draft> {
      const { data, errors } = await admin.call(
        `mutation ($input: SaveCampaignDraftInput!) { draft: saveCampaignDraft(input: $input) {
           id version htmlBody textTwin problems { field problem } } }`,
        { input },
      );
      expect(errors).toBeUndefined();
      return data?.['draft'] as Draft;
    },
    async upload(draftId: string, body?: Uint8Array): Promise<Taken> {
      const answer = await send(draftId, body ?? (await picture(1600, 800)));
      expect(answer.status).toBe(201);
      return JSON.parse(answer.body.toString()) as Taken;
    },
  };
}

/** An image as HTML has it. */
export const img = (src: string, rest = 'alt="A hall"'): string => `<img src="${src}" ${rest}>`;
