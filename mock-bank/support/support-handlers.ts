import type { bankApi } from "../../contract/index";
import { type Handlers, refuse } from "../core/handler";
import { paperToday } from "../papers/paper-today";
import { takeComplaint } from "./complaints";
import { DIRECTIVES_PATH, directives } from "./directives";
import { wrongTextIn } from "./support-rules";

export const supportHandlers: Handlers<typeof bankApi.support> = {
  complain: async (fields, call) => {
    const wrong = wrongTextIn(fields);
    if (wrong) return refuse(`The field ${wrong} is not valid.`);
    const taken = await takeComplaint(call, fields);
    if (typeof taken !== "string") return taken;
    return { description: `Your complaint was received. Reference: ${taken}`, caseNumber: taken };
  },

  directives: async () => ({
    regulatoryDirectives: directives.map(({ name, title }) => ({
      fileName: title,
      url: `${DIRECTIVES_PATH}/${name}.pdf`,
    })),
  }),

  paper: ({ signature }, { db }) => paperToday(db, signature),
};
