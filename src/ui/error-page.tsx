import { Wrap } from './page.tsx';

/** What somebody sees where there is no page, or where one failed. */
export function ErrorPage({ status }: { readonly status: number }) {
  return (
    <Wrap>
      <p>{status}</p>
      <h1>{status === 404 ? 'Page Not Found' : 'Internal Server Error'}</h1>
    </Wrap>
  );
}
