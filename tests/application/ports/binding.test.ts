import { Container } from "inversify";
import { beforeEach, describe, expect, it } from "vitest";
import { type Binding, factory, implementation, port, service } from "../../../application/ports/binding";
import { token } from "../../../application/ports/token";

type Greeting = { readonly text: string };
const Greeting = token<Greeting>("Greeting");
const Name = token<string>("Name");
const Title = token<string>("Title");

class GreetingByName implements Greeting {
  readonly text: string;

  constructor(title: string, name: string) {
    this.text = `Good morning, ${title} ${name}`;
  }
}

let container: Container;
beforeEach(() => {
  container = new Container();
  container.bind(Name).toConstantValue("Boateng");
  container.bind(Title).toConstantValue("Mr");
});

describe("a row of a table of bindings", () => {
  it.each<[string, Binding<Greeting>]>([
    ["a function", factory(Greeting, (title: string, name: string) => new GreetingByName(title, name), Title, Name)],
    ["a class that implements a port", implementation(Greeting, GreetingByName, Title, Name)],
    ["a class under its own name", service(GreetingByName, Title, Name)],
  ])("the container creates an object once, from the needs in their order: %s", (_, { key, register }) => {
    register?.(container.bind.bind(container));
    const created = container.get(key);
    expect(created.text).toBe("Good morning, Mr Boateng");
    expect(container.get(key)).toBe(created);
  });

  it("a function, a port and a class are bound under their own keys", () => {
    expect(factory(Greeting, () => ({ text: "Hello" })).key).toBe(Greeting);
    expect(implementation(Greeting, GreetingByName, Title, Name).key).toBe(Greeting);
    expect(service(GreetingByName, Title, Name).key).toBe(GreetingByName);
  });

  it("a port that is offered to the screens is bound elsewhere", () => {
    expect(port(Greeting)).toEqual({ key: Greeting });
  });
});
