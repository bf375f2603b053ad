/** How the work of reading grows with what is read, whatever else the machine does meanwhile. */

const ROUNDS = 5;

const quickest = (work: () => unknown) => {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
};

/** What grows with the square of what is read is well above this; what is as long as its text stands at 4. */
export const MOST_GROWTH = 9;

/** How many times as long four times as much takes: the quickest of five rounds each. @param work for a text of so many times its size */
export const growth = (work: (times: number) => unknown): number => {
  work(1);
  return quickest(() => work(4)) / quickest(() => work(1));
};
