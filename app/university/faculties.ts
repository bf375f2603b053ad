export * from "../universities/metu/faculties";
