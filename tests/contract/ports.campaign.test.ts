import { describe } from "vitest";
import { openMockBank } from "../support/a-bank";
import { newPostgresUrl, postgresServer } from "../support/postgres";
import { everyPort } from "./every-port";

const server = await postgresServer();

describe.skipIf(!server)("every port at the mock bank on PostgreSQL", () =>
  everyPort(async () => openMockBank({ store: { kind: "server", url: await newPostgresUrl() } })),
);
