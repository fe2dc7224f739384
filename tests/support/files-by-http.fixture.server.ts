import { request } from 'node:http';
import { Transformer } from '@napi-rs/image';
import type { Person, TestServer } from './test-server.server.ts';

/** The API's answer about a file. */
export interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The answer read as JSON. */
  readonly json: {
    readonly id: string;
    readonly url: string;
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly errors?: readonly {
      readonly message: string;
      readonly extensions: { readonly code: string; readonly fields?: Record<string, string> };
    }[];
  };
}

/** Sends requests over a real connection, like browsers and curl. */
export interface FileClient {
  readonly origin: string;
  send(
    person: Person,
    method: string,
    path: string,
    options?: { readonly body?: BodyInit; readonly headers?: Record<string, string> },
  ): Promise<FileAnswer>;
  /** Uploads a file as the body, like `curl --data-binary`. */
  put(person: Person, place: string, body: Uint8Array, name?: string): Promise<FileAnswer>;
  /** Puts a file in a form, as a browser does. */
  putForm(person: Person, place: string, body: Uint8Array, name: string): Promise<FileAnswer>;
}

/** Starts listening, and sends requests. */
export async function fileClient(app: TestServer): Promise<FileClient> {
  const origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const send: FileClient['send'] = async ({ token }, method, path, { body, headers = {} } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const read = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: read,
      json: (isJson ? JSON.parse(read.toString()) : {}) as FileAnswer['json'],
    };
  };
  return {
    origin,
    send,
    put: (person, place, body, name) =>
      send(
        person,
        'POST',
        `/api/files/${place}${name === undefined ? '' : `?name=${encodeURIComponent(name)}`}`,
        { body: new Uint8Array(body), headers: { 'content-type': 'application/octet-stream' } },
      ),
    putForm(person, place, body, name) {
      const form = new FormData();
      form.set('note', 'a field before the file');
      form.set('file', new Blob([new Uint8Array(body)], { type: 'image/png' }), name);
      return send(person, 'POST', `/api/files/${place}`, { body: form });
    },
  };
}

/** A picture of one color, 0 to 255 each, with a corner of another one at the top left. */
export function picture(width: number, height: number, shade = 200): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, shade);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  for (let y = 0; y < height / 4; y += 1)
    for (let x = 0; x < width / 4; x += 1) pixels.writeUInt32LE(0xff0000ff, (y * width + x) * 4);
  return Transformer.fromRgbaPixels(pixels, width, height).png();
}

/** The least that every reader takes for a PDF. */
export const pdf = (filling = 0): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%'),
    Buffer.alloc(filling, 'x'),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);

/** A request whose body the test sends bit by bit; answers status and body when there are such. */
export function openUpload(
  { origin }: FileClient,
  { token }: Person,
  place: string,
  headers: Record<string, string>,
) {
  const sending = request(`${origin}/api/files/${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, ...headers },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      let body = '';
      response.on('data', (piece: Buffer) => (body += piece.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
  });
  answer.catch(() => undefined);
  return { sending, answer };
}
