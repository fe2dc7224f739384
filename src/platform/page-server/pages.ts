import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { pageCall } from '../pages/page-call.ts';

/** Renders the answer to a request for a page. */
export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** What `src/entry.server.tsx` provides to the server. */
interface PageEntry {
  readonly createRequestHandler: (build: ServerBuild, mode: string) => PageHandler;
  readonly RouterContextProvider: new () => RouterContextProvider;
  readonly pageCall: typeof pageCall;
  /** The bytes of an answer that is a page, a character for each; the body of such an answer is empty. */
  readonly bytesOfPage: (answer: Response) => string | undefined;
  readonly onPageError: (report: (error: unknown) => void) => void;
}

/** A build of the pages, as far as this process needs it. */
export interface PageBuild {
  /** With the scripts in the language of a locale: of two calls for one language the same object. */
  readonly buildFor: (locale: string) => ServerBuild;
  readonly entry: PageEntry;
}

/** Pages that can be served: built ones, or those of a workshop that changes them while they run. */
export interface Pages {
  /** Names the sources that they were built from: the same for all processes of one release. */
  readonly id: string;
  /** The folder of what browsers fetch; null where `middleware` serves it. */
  readonly assets: string | null;
  /** The folder of the built API explorer. */
  readonly explorer: string;
  /** The build that is right now; in the workshop a new one after each change. */
  readonly current: () => Promise<PageBuild>;
  /** Serves development resources (modules, styles, live reload). */
  readonly middleware?: (
    request: FastifyRequest['raw'],
    response: FastifyReply['raw'],
    next: () => void,
  ) => void;
  close(): Promise<void>;
}
