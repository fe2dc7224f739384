import { forReader } from '../page-server/for-reader.ts';

/** What the server answers, why it doesn't, or that it wasn't reached. */
export type Outcome<Data> =
  | { readonly as: 'done'; readonly it: Data }
  | { readonly as: 'refused'; readonly code: string; readonly why: string }
  /** The server knows the connection no longer. */
  | { readonly as: 'gone' }
  | { readonly as: 'lost' };

interface Answer<Data> {
  readonly data?: { readonly it: Data } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {
      readonly code?: string;
      readonly fields?: Readonly<Record<string, string>>;
    };
  }[];
}

const final = ['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'];

/**
 * Calls the site for a page that sends or receives; never throws. What is asked for is named `it`;
 * `outlives` is for requests made while leaving the page.
 */
export async function askMedia<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  outlives = false,
): Promise<Outcome<Data>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forReader },
      body: JSON.stringify({ query, variables }),
      keepalive: outlives,
      signal: AbortSignal.timeout(20_000),
    });
    const { data, errors } = (await response.json()) as Answer<Data>;
    if (data) return { as: 'done', it: data.it };
    const [error] = errors ?? [];
    const code = error?.extensions?.code ?? '';
    if (error?.extensions?.fields?.['line'] !== undefined) return { as: 'gone' };
    return error && final.includes(code)
      ? { as: 'refused', code, why: error.message }
      : { as: 'lost' };
  } catch {
    return { as: 'lost' };
  }
}
