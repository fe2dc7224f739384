import type { TadaDocumentNode } from 'gql.tada';
import { createContext } from 'react-router';
import type { Feature } from '../model/features.ts';
import type { Viewer } from '../model/viewer.ts';
import type { BrandColors } from './brand-colors.ts';

/** The site's brand on pages. */
export interface PageBrand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  /** First year of the copyright. */
  readonly founded: number;
  readonly postalAddress: string | undefined;
  readonly contactEmail: string | undefined;
  readonly links: Readonly<Record<string, string | undefined>>;
  /** Absent: a pennant next to the name. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number };
  /** Absent: the theme's own. */
  readonly colors?: BrandColors;
}

/** The two switches of the theme; undefined: never touched, the device decides. */
export interface ThemeChoice {
  readonly dark: boolean | undefined;
  readonly highContrast: boolean | undefined;
}

/**
 * An error of the API as an action shows it, in the reader's language; `fields` maps paths of the
 * input to what is wrong.
 */
export interface PageError {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The answer of the API to `ask`. */
export interface PageAnswer<Result> {
  readonly data: Result | null;
  readonly errors: readonly PageError[];
}

/** The input of every loader and action: the caller, and the API in the process. */
export interface PageCall {
  /** Called with the route pattern of the page, for metrics. */
  readonly matched: (pattern: string) => void;
  /** null: signed out. */
  readonly viewer: Viewer | null;
  /** Someone reads the page: it is not fetched ahead, nor are its headers alone. */
  readonly isOpened: boolean;
  /** The current time. */
  readonly now: Date;
  /** BCP 47 tag of the language that is spoken. */
  readonly locale: string;
  /** The IANA zone of the visitor's browser; null before the first script ran. */
  readonly zone: string | null;
  readonly theme: ThemeChoice;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly brand: PageBrand;
  /** What the organizer has switched off: no page promises it. */
  readonly featuresOff: readonly Feature[];
  readonly buildId: string;
  readonly tagManagerId: string | undefined;
  /** Months after a fair until guests are erased. */
  readonly keepGuestsMonths: number;
  /** Which of the two social providers are configured. */
  readonly social: { readonly google: boolean; readonly microsoft: boolean };
  /** For the `<Script nonce>` of the page. */
  readonly nonce: string;
  /** Random bytes as base64url, for what a form keeps in a cookie. */
  randomToken(bytes: number): string;
  /** Signs form values; `purpose` separates the signatures of forms. */
  sign(purpose: string, text: string): string;
  /**
   * Runs a query or mutation in the process as the viewer.
   * @throws Refusal with the code of the first error; an Error for an unexpected one
   */
  query<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<Result>;
  /** The same, with errors as data: for actions that put them on their fields. */
  ask<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<PageAnswer<Result>>;
  /**
   * Calls one of our own HTTP routes in the process with the visitor's cookies, origin and address,
   * so with all its checks and limits; errors are in the reader's language. Forward its Set-Cookie.
   * Bytes are sent as they are, anything else as JSON.
   */
  send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response>;
}

/** No second argument where a document takes no variables. */
type VariablesOf<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Where loaders and actions find their `PageCall`: `context.get(pageCall)`. */
export const pageCall = createContext<PageCall>();
