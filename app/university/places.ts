export * from "../universities/metu/places";
