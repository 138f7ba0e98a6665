// S112: what babies and their people are called, whatever is typed.
import { describe, expect, it } from "vitest";
import { firstNameOf, namesApart } from "~/domain/members/person-name.ts";
import { nameOfEach, readName } from "~/domain/plans/names.ts";
import * as german from "~/words/de/plans/title-of-plan.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import * as spanish from "~/words/es/plans/title-of-plan.ts";
import * as french from "~/words/fr/plans/title-of-plan.ts";
import { readNames } from "../../../app/contracts/plans/names-form.ts";

const FAMILY = "👨‍👩‍👧‍👦";

describe("S112 a name", () => {
  it.each([
    ["one letter", "J", "J"],
    ["spaces around it", "  Mia ", "Mia"],
    ["nothing", "", ""],
    ["spaces alone", " \u00a0 ", ""],
    ["letters that show nothing", "\u3164\u2800", ""],
    ["markup", "<b>Mia</b>", "<b>Mia</b>"],
    ["a formula", "=1+1", "=1+1"],
    ["another script", "ミア", "ミア"],
    ["letters from right to left", "מיה", "מיה"],
    ["40 emoji", "🍼".repeat(40), "🍼".repeat(40)],
    ["40 families", FAMILY.repeat(40), FAMILY.repeat(40)],
    ["40 letters", "é".repeat(40), "é".repeat(40)],
  ])("of %s is %j", (_, typed, name) => expect(readName(typed)).toEqual({ name }));

  it.each([
    ["41 letters", "a".repeat(41), "NAME_TOO_LONG"],
    ["41 families", FAMILY.repeat(41), "NAME_TOO_LONG"],
    ["a megabyte", "a".repeat(1_000_000), "NAME_TOO_LONG"],
    ["a letter with a thousand accents", `a${"\u0301".repeat(1000)}`, "NAME_TOO_LONG"],
    ["a line end", "Mia\nLeo", "NAME_UNREADABLE"],
    ["a turn of the text's direction", "Mia\u202eoeL", "NAME_UNREADABLE"],
  ])("of %s is refused", (_, typed, problem) => expect(readName(typed)).toEqual({ problem }));
});

describe("the names in a form", () => {
  it("are one for each baby that it asks for, and one's own", () => {
    expect(readNames({ "baby-1": "Mia", "baby-2": "" }).names).toEqual({
      babies: ["Mia", "", ""],
      own: null,
    });
    expect(readNames({ yourName: "Ana" }).names).toEqual({ babies: null, own: "Ana" });
  });

  it("are refused each beside its field", () => {
    const { errors } = readNames({ "baby-1": "a".repeat(41), "baby-2": "Leo", yourName: "A\nB" });
    expect(errors).toEqual({ "baby-1": "NAME_TOO_LONG", yourName: "NAME_UNREADABLE" });
  });

  it("are as many as the plan has babies", () => {
    expect(nameOfEach(["Mia", "", ""], 2)).toEqual(["Mia", ""]);
    expect(nameOfEach(null, 1)).toEqual([""]);
  });
});

describe("a plan's title", () => {
  const plan = { cardTitle: null, attemptNumber: 3 };
  const titles = (babyNames: string[] | null, cardTitle: string | null = null) =>
    [titleOfPlan, spanish.titleOfPlan, german.titleOfPlan, french.titleOfPlan].map((title) =>
      title({ ...plan, babyNames, cardTitle }),
    );

  it("is made of the names, in each language", () => {
    expect(titles(["Mia"])).toEqual([
      "Mia's wardrobe",
      "La ropa de Mia",
      "Kleidung für Mia",
      "La garde-robe de Mia",
    ]);
    expect(titles(["Anna", "", "Leo"])).toEqual([
      "Anna and Leo's wardrobe",
      "La ropa de Anna y Leo",
      "Kleidung für Anna und Leo",
      "La garde-robe d’Anna et Leo",
    ]);
  });

  it("is what its owner has typed, and the quiz's number where nobody gave a name", () => {
    expect(new Set(titles(["Mia"], "Our second"))).toEqual(new Set(["Our second"]));
    expect(titles([""])).toEqual(titles(null));
    expect(titles(null)[0]).toBe("Quiz #3");
  });
});

describe("a person", () => {
  it("is called by the first name, typed before told", () => {
    expect(firstNameOf({ givenName: "Annie", fullName: "Ana María Rivera" })).toBe("Annie");
    expect(firstNameOf({ givenName: "", fullName: "Ana María Rivera" })).toBe("Ana");
    expect(firstNameOf({ givenName: null, fullName: "a".repeat(41) })).toBeNull();
  });

  it("has the address where no name is known, and beside it where two share one", () => {
    const ana = (email: string) => ({ givenName: "Ana", fullName: null, email });
    const nobody = { givenName: null, fullName: null, email: "sam@example.com" };
    expect(namesApart([ana("a@example.com"), nobody])).toEqual(["Ana", "sam@example.com"]);
    expect(namesApart([ana("a@example.com"), ana("b@example.com")])).toEqual([
      "Ana (a@example.com)",
      "Ana (b@example.com)",
    ]);
  });
});
