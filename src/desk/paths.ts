import { deskPath } from "../shared/addresses"

/** What the desk's page reads first: its configuration and what its preview needs to know. */
export const dataPath = `${deskPath}/desk.json`

/** Where `npm run write` serves the project's files to the desk. */
export const filesPath = `${deskPath}/files`

/** What each request of the desk for them carries: a page of another site cannot send it. */
export const ownHeader = "x-desk"
