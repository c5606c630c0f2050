/** Waits for a promise for at most some seconds. Then throws an error that names what did not happen. */
export async function within<T>(promise: Promise<T>, subject: string, seconds = 60): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${subject}: not within ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
