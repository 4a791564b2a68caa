declare module "amphtml-validator" {
  type ValidationError = {
    severity: "ERROR" | "WARNING" | "UNKNOWN_SEVERITY"
    line: number
    col: number
    message: string
    specUrl: string | null
    code: string
  }
  type Validator = {
    validateString: (html: string) => { status: "UNKNOWN" | "PASS" | "FAIL"; errors: ValidationError[] }
  }

  /** Loads a validator from a file or an address. */
  export const getInstance: (validatorJs: string) => Promise<Validator>
}
