/**
 * The first names of people of the demo who act by themselves; their last name is what they are
 * called. So they are marked wherever a name shows, also where it is cut off.
 */
export const demoNames = { rep: 'Demo rep', student: 'Demo student' } as const;
