export * from "../universities/metu/index";
