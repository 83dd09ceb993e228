import { describe, expect, it } from "vitest";
import { type Page, type PageOf, pageSizes } from "../../../../application/ports/page";
import { fail, ok } from "../../../../domain/result";
import { ListStore } from "../../../../ui/kit/lists/list-store";
import { words } from "../../../../ui/kit/words";
import { aPromise } from "../../../support/a-promise";

const numbers =
  (total: number) =>
  async ({ number, size }: Page) => {
    const all = Array.from({ length: total }, (_, index) => index + 1);
    return ok({ rows: all.slice((number - 1) * size, number * size), total });
  };

describe("a paged list", () => {
  it("the page sizes are 10, 20 and 50 @S1-9-02 @S2-9-01 @S3-9-06", () => {
    expect(pageSizes).toEqual([10, 20, 50]);
  });

  it("the range is written as x-y from total @S1-9-04 @S2-9-04", () => {
    expect(words.list.range(11, 20, 25)).toBe("11-20 from 25");
  });

  it("a list starts with ten entries of page 1, turns pages, and returns to page 1 with another size @S1-9-03 @S1-9-05 @S2-9-03 @S3-4-52", async () => {
    const list = new ListStore<number>(numbers(23), () => {});
    expect(list.content.kind).toBe("loading");
    await list.load();
    expect(list.content).toMatchObject({ kind: "ready", total: 23, rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    await list.goToPage(3);
    expect(list.content).toMatchObject({ rows: [21, 22, 23] });
    await list.setPageSize(20);
    expect(list.page).toEqual({ number: 1, size: 20 });
  });

  it("a restarted list asks for page 1 and keeps the page size @S2-9-03 @S3-4-51", async () => {
    const asked: Page[] = [];
    const list = new ListStore<number>(
      (page) => {
        asked.push(page);
        return numbers(50)(page);
      },
      () => {},
    );
    await list.setPageSize(20);
    await list.goToPage(2);
    await list.restart();
    expect(asked.at(-1)).toEqual({ number: 1, size: 20 });
  });

  it("the old page stays until the next one has loaded, but not if entirely different rows are loaded @S3-4-49", async () => {
    const next = aPromise<PageOf<number>>();
    const list = new ListStore<number>(
      (page) => (page.number === 1 ? numbers(11)(page) : next.promise.then((rows) => ok(rows))),
      () => {},
    );
    await list.load();
    const turned = list.goToPage(2);
    expect(list).toMatchObject({
      isChangingPage: true,
      content: { kind: "ready", total: 11, rows: expect.arrayContaining([1]) },
    });
    next.keep({ rows: [11], total: 11 });
    await turned;
    expect(list).toMatchObject({ isChangingPage: false, content: { kind: "ready", rows: [11] } });
    const abandoned = list.goToPage(2);
    const restarted = list.restart();
    expect(list).toMatchObject({ isChangingPage: false, content: { kind: "loading" } });
    await Promise.all([abandoned, restarted]);
  });

  it("a list returns to the previous page when the last row of the last page is gone", async () => {
    let total = 11;
    const list = new ListStore<number>(
      (page) => numbers(total)(page),
      () => {},
    );
    await list.goToPage(2);
    total = 10;
    await list.load();
    expect(list.page.number).toBe(1);
    expect(list.content).toMatchObject({ kind: "ready", total: 10 });
  });

  it("a failed list is marked as failed, and the reason is logged", async () => {
    const told: string[] = [];
    const list = new ListStore<number>(
      async () => fail({ kind: "unreachable" } as const),
      ({ kind }) => told.push(kind),
    );
    await list.load();
    expect(list.content).toEqual({ kind: "failed" });
    expect(told).toEqual(["unreachable"]);
  });

  it("a list whose next page fails is marked as failed instead of keeping the rows of the previous page @S1-8-25", async () => {
    const list = new ListStore<number>(
      async (page) => (page.number === 1 ? numbers(11)(page) : fail({ kind: "unreachable" } as const)),
      () => {},
    );
    await list.load();
    expect(list.content.kind).toBe("ready");
    await list.goToPage(2);
    expect(list.content).toEqual({ kind: "failed" });
  });

  it("the answer to a page that was left is ignored", async () => {
    const first = aPromise<PageOf<number>>();
    const answers = [first.promise.then((page) => ok(page)), Promise.resolve(ok({ rows: [2], total: 2 }))];
    const list = new ListStore<number>(
      () => answers.shift() ?? Promise.reject(new Error("Once too often.")),
      () => {},
    );
    const slow = list.load();
    await list.goToPage(2);
    first.keep({ rows: [1], total: 2 });
    await slow;
    expect(list.content).toMatchObject({ rows: [2] });
  });
});

describe("a list that changes while one turns its pages", () => {
  type Row = { readonly id: string };
  async function turned(before: string, after: string) {
    let ids = [...before];
    const list = new ListStore<Row>(
      async ({ number, size }) =>
        ok({ rows: ids.slice((number - 1) * size, number * size).map((id) => ({ id })), total: ids.length }),
      () => {},
    );
    await list.load();
    ids = [...after];
    await list.goToPage(2);
    return list;
  }

  it.each([
    ["the same rows", "abcdefghijkl", "abcdefghijkl", false],
    ["one row more", "abcdefghijkl", "Xabcdefghijkl", true],
    ["one row less", "abcdefghijkl", "bcdefghijkl", true],
    ["one row more and one less", "abcdefghijkl", "Xabcdefghijk", true],
  ])(
    "the list says on page 2 whether it has changed (%s), until page 1 is loaded again",
    async (_, before, after, isTold) => {
      const list = await turned(before, after);
      expect(list.hasChanged).toBe(isTold);
      await list.goToPage(1);
      expect(list.hasChanged).toBe(false);
    },
  );

  it("the next page goes on after the last row shown if the bank answers positions, and says nothing", async () => {
    let ids = [..."abcdefghijkl"];
    const list = new ListStore<Row>(
      async ({ number, size, after }) => {
        const position = after ? ids.indexOf(after) + 1 : (number - 1) * size;
        return ok({ rows: ids.slice(position, position + size).map((id) => ({ id })), total: ids.length, position });
      },
      () => {},
    );
    await list.load();
    ids = [..."XYabcdefghijkl"];
    await list.goToPage(2);
    expect(list.content).toMatchObject({ position: 12, rows: [{ id: "k" }, { id: "l" }] });
    expect(list.hasChanged).toBe(false);
    await list.goToPage(1);
    expect(list.content).toMatchObject({ position: 0, rows: ids.slice(0, 10).map((id) => ({ id })) });
  });
});
