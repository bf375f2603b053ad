export * from "../universities/metu/buildings";
