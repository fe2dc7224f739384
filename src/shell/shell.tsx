import type { ReactNode } from 'react';

/** What is around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return <main id="main">{children}</main>;
}
