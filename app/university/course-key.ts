export * from "../universities/metu/course-key";
