/** How the work of reading grows with what is read, whatever else the machine does meanwhile. */

/** What is quick enough is so within a few rounds; what isn't had this many chances. */
const ROUNDS = 25;

const timeOf = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** What grows with the square of what is read is well above this; what is as long as its text stands at 4. */
export const MOST_GROWTH = 9;

/**
 * How many times as long four times as much takes: the quickest of the rounds so far, in turns, so that a busy moment falls on both.
 * @param work for a text of so many times its size
 */
export const growth = (work: (times: number) => unknown): number => {
  work(1);
  let [one, four] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS && !(four / one < MOST_GROWTH); round++) {
    one = Math.min(
      one,
      timeOf(() => work(1)),
    );
    four = Math.min(
      four,
      timeOf(() => work(4)),
    );
  }
  return four / one;
};
