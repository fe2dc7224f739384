/** The people of a call in which everyone sends to everyone: more than this is too much to upload. */
export const largestMesh = 4;
