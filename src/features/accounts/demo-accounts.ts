import type { UserType } from '../../platform/model/viewer.ts';

/** The password of every account of the demo. */
export const demoPassword = 'Quad-demo-2026!';

/** The demo's accounts, one of each type. */
export const demoPeople: Readonly<
  Record<UserType, { readonly firstName: string; readonly lastName: string }>
> = {
  student: { firstName: 'Jordan', lastName: 'Rivera' },
  parent: { firstName: 'Elena', lastName: 'Rivera' },
  counselor: { firstName: 'Sam', lastName: 'Okafor' },
  college: { firstName: 'Priya', lastName: 'Novak' },
  admin: { firstName: 'Alex', lastName: 'Morgan' },
  admin6x6: { firstName: 'Robin', lastName: 'Hayes' },
};

/** The address of a demo account. */
export const demoEmail = (userType: UserType): string => `${userType}@demo.test`;
