export * from "../universities/metu/ways-to-ask";
