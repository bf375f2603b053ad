export * from "../universities/metu/help";
