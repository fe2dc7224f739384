import { boothContents } from '../../booths/booth-fields.ts';
import { callServer } from '../booth-news/booth-calls.ts';
import { plain, type Contents, type Saved, type Version } from './booth-saver.ts';

type Booth = { readonly updatedAt: string } & Readonly<Record<string, string | null>>;

const fields = ['updatedAt', ...boothContents].join(' ');

/** A booth's content in form values. */
export const versionOf = (booth: Booth): Version => ({
  updatedAt: booth.updatedAt,
  contents: Object.fromEntries(boothContents.map((name) => [name, plain(booth[name] ?? '')])),
});

const final = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'];

/** Saves changes of a booth unless it has changed since it was read; never throws. */
export async function saveBooth(boothId: string, changes: Contents, seen: string): Promise<Saved> {
  const input = Object.fromEntries(
    Object.entries(changes).map(([field, text]) => [field, text === '' ? null : text]),
  );
  try {
    const { data, errors } = await callServer<{ readonly booth: Booth | null }>(
      `mutation ($input: UpdateFairBoothInput!, $seen: String!) {
        booth: updateFairBooth(input: $input, condition: { updatedAt: { eq: $seen } }) { ${fields} } }`,
      { input: { id: boothId, ...input }, seen },
      true,
    );
    if (data?.booth) return { as: 'saved', version: versionOf(data.booth) };
    const code = errors?.[0]?.extensions?.code ?? '';
    if (code === 'CONFLICT') return await readAgain(boothId);
    return final.includes(code)
      ? { as: 'refused', why: errors?.[0]?.message ?? '' }
      : { as: 'lost' };
  } catch {
    return { as: 'lost' };
  }
}

async function readAgain(boothId: string): Promise<Saved> {
  const { data } = await callServer<{ readonly booth: Booth | null }>(
    `query ($id: ID!) { booth: getFairBooth(id: $id) { ${fields} } }`,
    { id: boothId },
  );
  return data?.booth ? { as: 'changed', version: versionOf(data.booth) } : { as: 'lost' };
}
