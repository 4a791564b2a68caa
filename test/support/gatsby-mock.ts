// Stands for the package in unit tests (jest.config.mjs): its browser runtime exists only inside a build.

export const navigate = jest.fn()

/** Gatsby takes queries out of the code before it runs. */
export const graphql = (): undefined => undefined
