declare module "structured-data-testing-tool" {
  type Test = { test: string; group: string; description?: string; error?: { message: string } }
  type Result = { passed: Test[]; failed: Test[]; warnings: Test[]; schemas: string[] }

  /** Tests HTML; it rejects, with the result in `res`, where a test failed. */
  export const structuredDataTest: (html: string, options: { presets?: object[] }) => Promise<Result>
}

declare module "structured-data-testing-tool/presets" {
  export const Google: object
  export const Facebook: object
  export const Twitter: object
}
