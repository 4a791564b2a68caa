import { legalLinks } from "../components/layout/footer"
import { Logo } from "../components/layout/logo"
import { ContactLinks } from "../components/page-parts/contact-links"
import { site } from "../shared/site"

/** What stands below every AMP document; `fullPage` is the ordinary page it was made from. */
export const AmpFooter = ({ fullPage }: { fullPage: string }) => (
  <footer className="page-width">
    <div className="site-footer quiet-links grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
      <div className="max-w-measure sm:col-span-2 lg:col-span-5 lg:pe-16">
        <Logo />
        <p className="mt-4 text-ink-soft">{site.description}</p>
      </div>
      <ContactLinks className="lg:col-span-4" />
      <ul className="lg:col-span-3">
        {[{ label: "Full version of this page", path: fullPage }, ...legalLinks].map(({ label, path }) => (
          <li key={label}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
    <p className="border-t border-rule py-6 text-xs text-ink-faint">
      © {process.env.GATSBY_BUILD_YEAR} {site.brand}. All rights reserved.
    </p>
  </footer>
)
