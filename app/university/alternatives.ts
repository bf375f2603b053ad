export * from "../universities/metu/alternatives";
