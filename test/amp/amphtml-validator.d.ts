declare module "amphtml-validator" {
  type ValidationError = { severity: string; line: number; col: number; message: string; code: string }
  type Validator = {
    init: () => Promise<void>
    validateString: (html: string) => { status: "UNKNOWN" | "PASS" | "FAIL"; errors: ValidationError[] }
  }

  /** Makes a validator from the text of `validator_wasm.js`; it is ready after `init()`. */
  export const newInstance: (validatorJs: string) => Validator
}
