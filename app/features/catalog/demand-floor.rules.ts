/** How many people must plan something before anybody is told how many they are: fewer could be told apart. */
export const DEMAND_FLOOR = 5;
