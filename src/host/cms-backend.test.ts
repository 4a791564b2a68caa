import { cmsBackend, cmsOrigins } from "./cms-backend"

test("GitHub signs in with an access token, or through an OAuth helper", () => {
  const env = { CMS_BACKEND: "github", CMS_REPOSITORY: "owner/site", CMS_BRANCH: "drafts" }
  expect(cmsBackend(env)).toEqual({
    name: "github",
    repo: "owner/site",
    branch: "drafts",
    api_root: "https://api.github.com",
    auth_methods: ["token"],
  })
  expect(cmsBackend({ ...env, CMS_SIGN_IN_ORIGIN: "https://sign-in.example" })).toMatchObject({
    base_url: "https://sign-in.example",
    auth_methods: ["oauth", "token"],
  })
  expect(cmsOrigins(env)).toEqual({
    connectSrc: ["https://github.com", "https://api.github.com"],
    imgSrc: ["https://github.com", "https://avatars.githubusercontent.com"],
  })
})

test.each([
  ["gitlab", "/api/v4", { auth_type: "pkce" }],
  ["gitea", "/api/v1", {}],
])("a self-hosted %s signs in through OAuth once the CMS is registered there", (name, api, more) => {
  const env = { CMS_BACKEND: name, CMS_REPOSITORY: "owner/site", CMS_ORIGIN: "https://git.example/" }
  expect(cmsBackend(env)).toMatchObject({
    api_root: `https://git.example${api}`,
    auth_methods: ["token"],
    ...more,
  })
  expect(cmsBackend({ ...env, CMS_APP_ID: "abc" })).toMatchObject({
    base_url: "https://git.example",
    app_id: "abc",
    auth_methods: ["oauth", "token"],
  })
  expect(cmsOrigins(env)?.connectSrc).toEqual(["https://git.example"])
})

test.each([
  {},
  { CMS_BACKEND: " " },
  { CMS_BACKEND: "github" },
  { CMS_REPOSITORY: "owner/site" },
  { CMS_BACKEND: "bitbucket", CMS_REPOSITORY: "owner/site" },
])("with %j there is no CMS", env => {
  expect([cmsBackend(env), cmsOrigins(env)]).toEqual([undefined, undefined])
})
