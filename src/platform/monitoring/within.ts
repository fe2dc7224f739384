/** Rejects if a task has not finished within some milliseconds. */
export async function within<Result>(timeLimit: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer in ${timeLimit} ms.`)), timeLimit);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
