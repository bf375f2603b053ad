export * from "../universities/metu/grading";
