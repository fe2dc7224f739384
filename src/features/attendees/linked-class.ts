import { readClassCode } from '../counselors/class-code.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';

const classByCode = graphql(`
  query LinkedClass($code: String!) {
    classByCode(code: $code) {
      fair
      isOpen
      counselor
      school
    }
  }
`);

/** The class of the link someone used; counselor and school are null until they’re confirmed. */
export interface LinkedClass {
  readonly code: string;
  /** False once the link has ended. */
  readonly isOpen: boolean;
  readonly counselor: string | null;
  readonly school: string | null;
}

/** The name of the parameter that contains the code. */
export const classParameter = 'class';

/** The class in a page's address; null if it names none of this fair. */
export async function linkedClass(
  call: PageCall,
  url: URL,
  slug: string,
): Promise<LinkedClass | null> {
  const code = readClassCode(url.searchParams.get(classParameter));
  if (code === null) return null;
  const { classByCode: found } = await call.query(classByCode, { code });
  if (found?.fair !== slug) return null;
  const { isOpen, counselor, school } = found;
  return { code, isOpen, counselor, school };
}

/** The registration page of a fair, with a class link. */
export const registerInClass = (registerPath: string, code: string): string =>
  `${registerPath}?${classParameter}=${code}`;
