/** What the use cases of departments are called with. */
import { addDepartment } from "../../app/features/departments/departments-admin.service.server";
import { signUp } from "./site";
import type { Sample } from "./use-cases";

let serial = 0;
const fresh = () => serial++;

const departmentInput = () => {
  const number = String(100 + fresh());
  const code = `D${number}`;
  return { department_code: code, numeric_code: number, name_en: code, name_tr: code, faculty: "TEST", has_courses: false };
};

/** A department that nothing refers to. */
async function emptyDepartment() {
  return (await addDepartment((await signUp({ userRole: "admin" })).ctx, departmentInput())).departmentId;
}

export const departmentSamples: Record<string, Sample> = {
  addDepartment: () => ({ args: [departmentInput()] }),
  editDepartment: async () => ({ args: [await emptyDepartment(), departmentInput()] }),
  switchDepartment: async () => ({ args: [await emptyDepartment(), false] }),
  removeDepartment: async () => ({ args: [await emptyDepartment()] }),
  actOnDepartment: async () => ({ args: ["deactivate", await emptyDepartment()] }),
};
