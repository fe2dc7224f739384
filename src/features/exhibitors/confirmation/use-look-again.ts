import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two polls while a payment is pending, and how many polls. */
const pause = 3_000;
const looks = 40;

/** Revalidates the page's data every few seconds while it waits for the payment service. */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let looked = 0;
    const timer = setInterval(() => {
      looked += 1;
      if (looked > looks) clearInterval(timer);
      else void revalidate();
    }, pause);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
