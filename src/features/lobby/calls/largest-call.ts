/** The people of a call in which everyone sends to everyone: more than this is too much to upload. */
export const largestMesh = 4;

/** The people of a call through Janus: five students, and two reps. */
export const largestRoom = 7;

/** The most students whom a rep can call together, where calls go through Janus or don't. */
export const mostStudents = (hasRooms: boolean): number =>
  hasRooms ? largestRoom - 2 : largestMesh - 1;
