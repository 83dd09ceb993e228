import type { SupportPort } from "./support-port";

/** Complaints and what the regulator publishes. Made with plain `new` too: the front door loads no container. */
export class SupportService {
  constructor(private readonly support: SupportPort) {}

  complain: SupportPort["complain"] = (complaint) => this.support.complain(complaint);
  directives: SupportPort["directives"] = () => this.support.directives();
}
