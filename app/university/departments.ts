export * from "../universities/metu/departments";
