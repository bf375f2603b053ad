/** Colors of entries are numbers from 0; their hues are in app/styles.css. */
export const COLORS = 8;
