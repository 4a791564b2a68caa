import { deskBackend, deskOrigins, deskProblems } from "./backend"

test("without settings there is no desk, and nothing is wrong", () => {
  expect(deskBackend({})).toBeUndefined()
  expect(deskOrigins({ DESK_BACKEND: " " })).toBeUndefined()
  expect(deskProblems({})).toEqual([])
})

test("GitHub by access token, or by a helper for signing in", () => {
  const env = { DESK_BACKEND: "github", DESK_REPOSITORY: "owner/site", DESK_BRANCH: "drafts" }
  expect(deskBackend(env)).toEqual({
    name: "github",
    repo: "owner/site",
    branch: "drafts",
    api_root: "https://api.github.com",
    auth_methods: ["token"],
  })
  expect(deskBackend({ ...env, DESK_SIGN_IN_ORIGIN: "https://sign-in.example" })).toMatchObject({
    base_url: "https://sign-in.example",
    auth_methods: ["oauth", "token"],
  })
  expect(deskOrigins(env)).toEqual({
    talksTo: ["https://github.com", "https://api.github.com"],
    shows: ["https://github.com", "https://avatars.githubusercontent.com"],
  })
})

test.each([
  ["gitlab", "/api/v4", { auth_type: "pkce" }],
  ["gitea", "/api/v1", {}],
])("one's own %s, whose page signs in once the desk is known there", (name, api, more) => {
  const env = { DESK_BACKEND: name, DESK_REPOSITORY: "owner/site", DESK_ORIGIN: "https://git.example/" }
  expect(deskBackend(env)).toMatchObject({
    api_root: `https://git.example${api}`,
    auth_methods: ["token"],
    ...more,
  })
  expect(deskBackend({ ...env, DESK_APP_ID: "abc" })).toMatchObject({
    base_url: "https://git.example",
    app_id: "abc",
    auth_methods: ["oauth", "token"],
  })
  expect(deskOrigins(env)?.talksTo).toEqual(["https://git.example"])
})

test.each([
  [
    { DESK_BACKEND: "github" },
    ["DESK_REPOSITORY: found nothing, expected owner/name, since DESK_BACKEND is set"],
  ],
  [
    { DESK_REPOSITORY: "owner/site" },
    ["DESK_BACKEND: found nothing, expected github, gitlab, gitea, since DESK_REPOSITORY is set"],
  ],
  [
    { DESK_BACKEND: "bitbucket", DESK_REPOSITORY: "owner/site", DESK_ORIGIN: "git.example/path" },
    [
      "DESK_BACKEND: found bitbucket, expected github, gitlab, gitea, since DESK_BACKEND is set",
      "DESK_ORIGIN: found git.example/path, expected https://, a host and nothing behind it",
    ],
  ],
])("%j is told, and gives no desk", (env, problems) => {
  expect(deskProblems(env)).toEqual(problems)
  expect(deskBackend(env)).toBeUndefined()
})
