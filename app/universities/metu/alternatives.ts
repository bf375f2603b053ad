/**
 * Courses that curricula of METU require side by side, of which a student takes one: a history and a Turkish for students who
 * grew up in Turkish and others for those who didn't, and courses that the Northern Cyprus campus gives under two codes.
 *
 * From METU's curricula and catalog of June 2026. Those of a row stand in one semester of the same curricula; for Turkish the
 * catalog lets one of them stand for another as a prerequisite (TURK106 asks for TURK105 or TURK201, TURK102 for TURK101 or
 * TUR101), history goes on in two rows that never meet (HIST2202 asks for HIST2201, HIST2206 for HIST2205). Those of two codes
 * have the same name, credit, hours and ECTS. No curriculum has two versions of an ENG course, so there is none here.
 */
const rows = `
  HIST2201 HIST2205, HIST2202 HIST2206, HST201 HST205, HST202 HST206,
  TURK101 TURK105 TURK201 TURK303, TUR101 TUR201, TURK102 TURK106 TURK202 TURK304 TUR102 TUR202,
  TURK103 TURK107 TURK305, TURK104 TURK108 TURK306,
  CNG232 EEE248, ECO280 ESC280, SNG460 CYG460
`;

/** For each such course, the first of its row. */
export const alternatives: ReadonlyMap<string, string> = new Map(
  rows.split(",").flatMap((row) => {
    const codes = row.trim().split(/\s+/);
    return codes.map((code) => [code, codes[0] ?? code] as const);
  }),
);
