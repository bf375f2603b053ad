/** How the audit says what of the operator and its processors changed. */
import type { ToldPart, ToldSetting } from "~/engines/audited";
import { countryNameIn } from "~/platform/countries";
import { sayIn } from "~/platform/i18n/say.server";
import { type Operator, operatorFields } from "~/platform/operator";
import { type Processors, services } from "~/platform/processors";

const operator: ToldSetting = {
  setting: "operator",
  parts(reader, value) {
    const say = sayIn(reader);
    const record = (value ?? {}) as Partial<Operator>;
    const textOf = (field: keyof Operator) =>
      field === "kind" && record.kind ? say(`operator:options.kind.${record.kind}`) : record[field];
    return operatorFields.map((field): ToldPart => ({ name: say(`operator:fields.${field}`), text: textOf(field) ?? "" }));
  },
};

const processors: ToldSetting = {
  setting: "processors",
  parts(reader, value) {
    const say = sayIn(reader);
    const records = (value ?? {}) as Partial<Processors>;
    return services.flatMap((service) => {
      const { company = "", country = "", mechanism = "", contract = "" } = records[service] ?? {};
      const texts = {
        company,
        country: country && countryNameIn(reader.locale, country),
        mechanism: mechanism && say(`operator:options.mechanism.${mechanism}`),
        contract,
      };
      const title = say(`operator:processors.services.${service}`);
      return Object.entries(texts).map(([field, text]): ToldPart => ({ name: `${title}, ${say(`operator:fields.${field}`)}`, text }));
    });
  },
};

export const toldOperator: ToldSetting[] = [operator, processors];
