export * from "../universities/metu/first-year";
