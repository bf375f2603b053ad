/** Seeds the four accounts of the README and invented students. */
import type { Db } from "../../app/platform/db.server";
import { hashPassword } from "../../app/platform/session/password.server";
import { users } from "../schema/accounts";
import { departments } from "./content/departments";
import { DEMO_PASSWORD, makeUser } from "./factories/user";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

export const demoAccounts = [
  { userId: "user-demo-admin", userEmail: "admin@hocam.test", userName: "admin", name: "Deniz Yönetici", userRole: "admin" },
  { userId: "user-demo-moderator", userEmail: "moderator@hocam.test", userName: "moderator", name: "Ege Moderatör", userRole: "moderator" },
  { userId: "user-demo-student", userEmail: "student@hocam.test", userName: "student", name: "Ada Öğrenci", userRole: "user" },
  {
    userId: "user-demo-newcomer",
    userEmail: "newcomer@hocam.test",
    userName: "newcomer",
    name: "Can Yeni",
    userRole: "user",
    entranceYear: 2024,
  },
] as const;

/** Writes the demo accounts and so many students; gives the students' ids. */
export async function seedPeople(db: Db, now: number, random: Random, count: number): Promise<string[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const withCourses = departments.filter((department) => department.code);
  const students = Array.from({ length: count }, (_, index) =>
    makeUser(random, now - index * 60_000, {
      userId: `user-seed-${String(index).padStart(6, "0")}`,
      userName: `student.${String(index).padStart(6, "0")}`,
      departmentId: `department-${random.pick(withCourses).numericCode}`,
      passwordHash,
    }),
  );
  const demo = demoAccounts.map((account) => makeUser(random, now, { locale: "en", ...account, passwordHash }));
  await insertMany(db, users, [...demo, ...students]);
  return students.map((student) => student.userId);
}
