/** What is left to pay to an event's organizers. */
interface Books {
  sold: number;
  refunded: number;
  paid: number;
}

/** Kuruş that are still due; less than nothing where more was paid out than stayed sold. */
export const restOf = ({ sold, refunded, paid }: Books): number => sold - refunded - paid;
