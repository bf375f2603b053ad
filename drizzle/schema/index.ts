/** Every table of the product. */
export * from "./accounts";
export * from "./communities";
export * from "./courses";
export * from "./databank";
export * from "./departments";
export * from "./events";
export * from "./experiences";
export * from "./graduates";
export * from "./media";
export * from "./platform";
export * from "./posts";
