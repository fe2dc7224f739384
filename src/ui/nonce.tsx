import { createContext, use, type ReactNode } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** On the server: the nonce that allows this page's own scripts (CSP level 3). */
export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The page's nonce; undefined in the browser, which hides it from scripts. */
export const useNonce = (): string | undefined => use(NonceContext);
