import { afterEach, describe, expect, it, vi } from "vitest";
import { OverpassDirectory } from "../../../adapters/branch-directory/overpass-directory";

afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", vi.fn(answer));
  return new OverpassDirectory().branches();
};
const node = (id: number, tags?: Record<string, string>) => ({ type: "node", id, lat: 5.5, lon: -0.2, tags });

describe("the branch directory of a map service", () => {
  it("branches are sorted by name and have the known parts of their address", async () => {
    const elements = [
      node(2, { name: "Our Bank", branch: "Tema", "addr:housenumber": "7", "addr:street": "Harbour Road" }),
      node(1, { name: "Accra Main", "addr:suburb": "Osu", "addr:city": "Accra" }),
      { type: "way", id: 2, center: { lat: 1, lon: 1 }, tags: { name: "Ho" } },
      node(3, { amenity: "bank" }),
      node(4),
    ];
    expect(await answering(async () => Response.json({ version: 0.6, elements }))).toEqual({
      ok: true,
      value: [
        { id: "node/1", name: "Accra Main", address: "Osu, Accra" },
        { id: "way/2", name: "Ho", address: "" },
        { id: "node/2", name: "Tema", address: "7 Harbour Road" },
      ],
    });
  });

  it.each<[string, string, () => Promise<Response>]>([
    ["a line that is down", "unreachable", () => Promise.reject(new TypeError("offline"))],
    ["a service that is busy", "unreachable", async () => new Response("busy", { status: 504 })],
    ["a page in place of data", "unreadable", async () => new Response("<html>")],
    ["data of another form", "unreadable", async () => Response.json({ places: [] })],
  ])("the failure %s is reported as %s", async (_, kind, answer) => {
    expect(await answering(answer)).toEqual({ ok: false, failure: { kind } });
  });

  it("the request for branches times out after 10 s", async () => {
    const waiting = vi.spyOn(AbortSignal, "timeout");
    await answering(async () => Response.json({ elements: [] }));
    expect(waiting).toHaveBeenCalledWith(10_000);
  });
});
