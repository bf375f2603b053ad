export * from "../universities/metu/regulation";
