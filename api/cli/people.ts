import type { Enquiry } from "../enquiries/enquiry"
import type { Damaged } from "../enquiries/store"

const same = (text: string): string => text.trim().toLowerCase()

/** Whether somebody with this e-mail address sent an enquiry; capitals make no other person. */
export const isOf = ({ fields }: Enquiry, email: string): boolean => same(fields.email ?? "") === same(email)

/** Whether a record that cannot be read has the address in it. */
export const mentions = ({ text }: Damaged, email: string): boolean => same(text).includes(same(email))
