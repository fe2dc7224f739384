/** Minimum group size: smaller groups are not distinguished by actions or answers. */
export const smallestGroup = 5;
