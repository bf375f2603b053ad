/** Every table of the product. */
export * from "./accounts";
export * from "./catalog";
export * from "./community";
export * from "./courses";
export * from "./databank";
export * from "./departments";
export * from "./events";
export * from "./graduates";
export * from "./media";
export * from "./platform";
export * from "./posts";
