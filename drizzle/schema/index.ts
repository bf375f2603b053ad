/** Every table of the product; a file begins with the name of the folder that owns its tables (`scripts/check-owners.ts`). */
export * from "./accounts";
export * from "./catalog";
export * from "./community";
export * from "./courses";
export * from "./databank";
export * from "./departments";
export * from "./erasmus";
export * from "./events";
export * from "./graduates";
export * from "./media";
export * from "./platform";
export * from "./posts";
export * from "./reception";
export * from "./reporting";
export * from "./review";
export * from "./thread";
