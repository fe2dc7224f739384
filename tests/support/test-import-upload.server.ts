import { crc32, deflateRawSync } from 'node:zlib';
import type { Person, TestServer } from './test-server.server.ts';

/** A file of a form; a field without a file has neither content nor name. */
export interface SentFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Uploads a form like a browser; returns the redirect and the message. */
export async function uploadImport(
  app: TestServer,
  who: Person,
  url: '/api/college-imports' | '/api/school-imports',
  sent: { readonly file?: SentFile; readonly completions?: SentFile; readonly year?: string },
) {
  const form = new FormData();
  form.set('year', sent.year ?? '');
  const none = { name: '', content: '' };
  for (const [field, file] of [
    ['file', sent.file ?? none],
    ['completions', sent.completions ?? none],
  ] as const)
    form.set(field, new File([new Uint8Array(Buffer.from(file.content))], file.name));
  const body = new Response(form);
  const answer = await app.fastify.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      accept: 'text/html',
      ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const told = decodeURIComponent(String(answer.headers['set-cookie'] ?? ''));
  const { location = '' } = answer.headers;
  return { status: answer.statusCode, told, location, id: location.split('/').at(-1) ?? '' };
}

/** An entry of a ZIP, with possibly false metadata. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly claimedBytes?: number;
  readonly isLocked?: boolean;
}

/** A ZIP with these entries. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes, isLocked = false } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const [label, head] = [Buffer.from(name), Buffer.alloc(26)];
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isLocked ? 0x801 : 0x800, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimedBytes ?? plain.length, 18);
    head.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, label, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, rest, label]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]);
}
