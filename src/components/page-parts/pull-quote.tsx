/** Someone's words, set large, with their role and company. */
export const PullQuote = ({ quote, author, company }: { quote: string; author: string; company: string }) => (
  <figure className="pull-quote">
    <blockquote>
      <p>{quote}</p>
    </blockquote>
    <figcaption>
      {author}, <span>{company}</span>
    </figcaption>
  </figure>
)
