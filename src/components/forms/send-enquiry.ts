import { site } from "../../shared/site"
import type { Answers } from "./answers"
import type { EnquiryKind } from "./enquiry-kinds"
import { type FormFill, hiddenParams } from "./form-fill"
import { mailService } from "./mail-service"
import { sendMail } from "./send-mail"
import type { TemplateParams } from "./template-params"

type Filled = { readonly kind: EnquiryKind; readonly answers: Answers; readonly fill: FormFill }

/**
 * What is sent: to an EmailJS account the parameters of the form alone, to the site itself the hidden fields too
 * (docs/behaviour.md, "Forms: what is sent").
 * @param now milliseconds since the document was opened
 */
export const enquiryParams = (
  { kind, answers, fill }: Filled,
  isOwn: boolean,
  now: number,
): TemplateParams => ({
  ...kind.params(answers, site.contact.email),
  ...(isOwn && hiddenParams(fill, answers, now)),
})

/** Sends a checked form. @throws whatever `sendMail` throws */
export const sendEnquiry = (filled: Filled): Promise<void> => {
  const service = mailService(window.location.origin)
  const params = enquiryParams(filled, service.isOwn, performance.now())
  return sendMail(service, service.templateIds[filled.kind.form], params)
}
