/** The buildings that Bilkent's timetable means by how its rooms begin: the ids of `places`. */
export const buildings: Readonly<Record<string, string>> = {
  B: "b",
  EE: "electrical",
  M: "business",
  SA: "sa",
  SB: "sb",
  T: "t",
  V: "v",
};
