import { graphql, type PageProps } from "gatsby"
import { Listing, type ListingContext } from "../components/article/listing"
import { fillTokens } from "../shared/text-tokens"
import { listWords } from "../shared/words/lists"

const CategoryPage = ({ data, pageContext }: PageProps<Queries.CategoryPageQuery, ListingContext>) => {
  const { copy, category, allPost } = data
  if (!category) return null
  const { service, resource } = category
  const related = [
    service && { ...service, label: listWords.service },
    resource && { ...resource, label: resource.type },
  ]
  return (
    <Listing
      title={fillTokens(listWords.category, { name: category.name })}
      description={category.description}
      lead={category.description}
      copy={copy}
      posts={allPost.nodes}
      address="categoryPath"
      position={pageContext}
      related={related.filter(link => link !== null)}
    />
  )
}

export default CategoryPage

export const query = graphql`
  query CategoryPage($slug: String!, $limit: Int!, $skip: Int!) {
    copy: pageCopy(slug: { eq: "blog" }) { ...ListingCopy }
    category(slug: { eq: $slug }) { name description service { title path } resource { title path type } }
    allPost(
      filter: { category: { slug: { eq: $slug } } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: $limit
      skip: $skip
    ) { nodes { ...PostSummary ...PostPicture } }
  }
`
