import { deskPath } from "../shared/addresses"

/** What the desk's page reads first: its configuration and what its preview needs to know. */
export const dataPath = `${deskPath}/desk.json`

/** Where `npm run write` serves the project's files to the desk. */
export const filesPath = `${deskPath}/files`

/** Where `npm run write` tells the desk what the check finds. */
export const checkPath = `${deskPath}/check`

/** What each request of the desk for them carries: a page of another site cannot send it. */
export const ownHeader = "x-desk"

/** What a file that is written is to replace: the version that was read, or nothing. */
export const replacesHeader = "x-replaces"
