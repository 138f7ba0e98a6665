// A page opened by a tap draws its answer first; ways back and links to a row are drawn whole at once.
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useAnswerFirst } from "~/components/ui/use-answer-first.ts";

const drawn: boolean[] = [];

function Page() {
  const isWhole = useAnswerFirst();
  drawn.push(isWhole);
  return <p>{isWhole ? "all rows" : "the first rows"}</p>;
}

async function arriveBy(way: (router: ReturnType<typeof createMemoryRouter>) => Promise<void>) {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>elsewhere</p> },
      { path: "/list", element: <Page /> },
    ],
    { initialEntries: ["/list", "/"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  drawn.length = 0;
  await act(() => way(router));
  await screen.findByText("all rows");
  return drawn;
}

it("a tap draws the first rows, and then all", async () => {
  const seen = await arriveBy((router) => router.navigate("/list"));
  expect(seen[0]).toBe(false);
  expect(seen.at(-1)).toBe(true);
});

it.each([
  ["a way back", (router: ReturnType<typeof createMemoryRouter>) => router.navigate(-1)],
  ["a link to a row", (router: ReturnType<typeof createMemoryRouter>) => router.navigate("/list#item-3")],
])("%s draws all at once", async (_, way) => {
  expect(await arriveBy(way)).not.toContain(false);
});
