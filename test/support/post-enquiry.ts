/** Posts an enquiry to a server as a form does without scripts. */
export const postEnquiry = (
  origin: string | undefined,
  message = "Hello",
  headers: Record<string, string> = {},
): Promise<Response> => {
  const body = new URLSearchParams({ name: "Asha", email: "asha@example.com", message })
  return fetch(`${origin}/api/contact`, { method: "POST", body, headers })
}
