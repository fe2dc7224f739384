import { boothContents, changesOf, inputsOf } from '../../booths/booth-fields.ts';
import { callServer } from '../booth-news/booth-calls.ts';
import { plain, type Contents, type Saved, type Version } from './booth-saver.ts';

type Booth = { readonly updatedAt: string } & Readonly<Record<string, unknown>>;

const fields = ['updatedAt', ...boothContents].join(' ');

/** A version of a booth from the values of its form. */
export const versionOf = (updatedAt: string, inputs: Contents): Version => ({
  updatedAt,
  contents: Object.fromEntries(Object.entries(inputs).map(([name, text]) => [name, plain(text)])),
});

const versionFrom = (booth: Booth): Version => versionOf(booth.updatedAt, inputsOf(booth));

const final = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'];

/** Saves changes of a booth unless it has changed since it was read; never throws. */
export async function saveBooth(
  boothId: string,
  changes: Contents,
  seen: string,
  all: Contents,
): Promise<Saved> {
  const input = changesOf(changes, all);
  try {
    const { data, errors } = await callServer<{ readonly booth: Booth | null }>(
      `mutation ($input: UpdateFairBoothInput!, $seen: String!) {
        booth: updateFairBooth(input: $input, condition: { updatedAt: { eq: $seen } }) { ${fields} } }`,
      { input: { id: boothId, ...input }, seen },
      true,
    );
    if (data?.booth) return { as: 'saved', version: versionFrom(data.booth) };
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
  return data?.booth ? { as: 'changed', version: versionFrom(data.booth) } : { as: 'lost' };
}
