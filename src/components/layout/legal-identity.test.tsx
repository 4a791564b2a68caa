import type { ComponentProps } from "react"
import { render } from "../../../test/support/render"
import LegalPage from "../../pages/{LegalPage.slug}"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { organisation } from "../seo/site-nodes"
import { Footer } from "./footer"

jest.mock("../../../content/site.json", () => ({
  ...jest.requireActual("../../content-model/fixtures/site.json"),
  legal: {
    name: "Brand LLP",
    address: "1 Quay Road, Pune 411001",
    id: "GSTIN 27AAAAA0000A1Z5",
    grievances: "Asha Rao, grievances@brand.test",
  },
}))

const { name, address, id, grievances } = { id: undefined, grievances: undefined, ...site.legal }

const legalPage = (path: string) => {
  const text = {
    path,
    title: "Terms",
    lang: null,
    description: "On work.",
    html: "<p>Text</p>",
    headings: [],
  }
  const data: Queries.LegalPageQuery = { legalPage: text, built: { buildTime: "2026-11-26" } }
  return render(<LegalPage {...({ data } as ComponentProps<typeof LegalPage>)} />)
}

test("the footer ends with the legal identity", () => {
  expect(render(<Footer />)).toContain(`All rights reserved. ${name}. ${address}. ${id}. ${grievances}.</p>`)
})

test.each([paths.privacy, paths.terms])("%s says who is responsible, below its text", path => {
  const facts = [
    ["Responsible", name],
    ["Address", address],
    ["Registration", id],
    ["Grievances", grievances],
  ].map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
  expect(legalPage(path)).toContain(`<div class="article-end"><dl class="facts">${facts.join("")}</dl></div>`)
})

test("structured data names the company, its address and its number", () => {
  expect(organisation).toMatchObject({
    legalName: name,
    identifier: id,
    address: { streetAddress: address, addressCountry: "IN" },
  })
})

test("the footer's order and full stops do not depend on how an owner writes", () => {
  jest.replaceProperty(site, "legal", { address: "1 Quay Road, Pune.", name: "Brand Ltd." })
  expect(render(<Footer />)).toContain("All rights reserved. Brand Ltd. 1 Quay Road, Pune.</p>")
})

test("a number that is not set is left out", () => {
  jest.replaceProperty(site, "legal", { name: "Brand LLP", address: "1 Quay Road" })
  expect(render(<Footer />)).toContain("All rights reserved. Brand LLP. 1 Quay Road.</p>")
  expect(legalPage(paths.terms)).not.toMatch(/Registration|Grievances/)
})

test("without a legal identity, nothing stands in its place", () => {
  jest.replaceProperty(site, "legal", undefined)
  expect(render(<Footer />)).toContain("All rights reserved.</p>")
  expect(legalPage(paths.terms)).not.toContain("facts")
})
